import type { Startup } from '@marquee/contract/entities';

/** A site's live chat (R3.08). */
type LiveChat = Startup['live_chat'];

/** A loaded chat: mounts into an element, and returns a function that removes it. */
export interface ChatWidget {
  mount: (place: HTMLElement, language: string) => () => void;
}

/** Loads a vendor's chat; each vendor has an adapter. */
export interface ChatAdapter {
  /** Rejects if the chat cannot be loaded. */
  load: (chatId: string) => Promise<ChatWidget>;
}

/** State of a chat. */
export type ChatState = 'off' | 'loading' | 'ready' | 'failed';

/** Live chat is initialised if it is enabled and a chat id exists (R4.30). */
export function wantsChat({ status, chat_id }: Pick<LiveChat, 'status' | 'chat_id'>): boolean {
  return status && chat_id !== '';
}

/** The button is shown when live chat is enabled and loaded (R2.33). */
export function showsChat(chat: LiveChat, state: ChatState): boolean {
  return wantsChat(chat) && state === 'ready';
}

/** The custom image, or empty for the default image (R2). An image id is the name of a site picture, or a path. */
export function chatImage({ image_id }: Pick<LiveChat, 'image_id'>): string {
  if (!image_id) return '';
  return image_id.startsWith('/') ? image_id : `/art/logo/app/${encodeURIComponent(image_id)}.svg`;
}

declare global {
  /** The global that the sandbox's chat script defines. */
  var SandboxChat: ChatWidget | undefined;
}

/** The sandbox's chat: a third-party script, which may be late or missing. */
export const sandboxChat: ChatAdapter = {
  load: (chatId) =>
    new Promise((done, fail) => {
      const script = document.createElement('script');
      script.src = `/third-party/chat/widget.js?id=${encodeURIComponent(chatId)}`;
      script.async = true;
      script.onload = () =>
        globalThis.SandboxChat ? done(globalThis.SandboxChat) : fail(new Error('The chat left nothing on the page'));
      script.onerror = () => fail(new Error('The chat did not load'));
      document.head.append(script);
    }),
};

/** Loads a site's chat. A failure is only logged (R8.24), not shown to the player. */
export async function loadChat(
  chat: LiveChat,
  adapter: ChatAdapter,
  log: (message: string, error: unknown) => void,
): Promise<ChatWidget | null> {
  if (!wantsChat(chat)) return null;
  try {
    return await adapter.load(chat.chat_id);
  } catch (error) {
    log('Live chat is not ready', error);
    return null;
  }
}
