import type { Startup } from '@marquee/contract/entities';

/** A site's live chat (R3.08). */
type LiveChat = Startup['live_chat'];

/** A chat that is loaded: it is put into a place of the page, and returns a function that removes it. */
export interface ChatWidget {
  mount: (place: HTMLElement, language: string) => () => void;
}

/** How a vendor's chat is had. Another vendor is another adapter. */
export interface ChatAdapter {
  /** Rejects when the chat cannot be had. */
  load: (chatId: string) => Promise<ChatWidget>;
}

/** Where a chat stands. */
export type ChatState = 'off' | 'loading' | 'ready' | 'failed';

/** Live chat is initialised if it is enabled and a chat id exists (R4.30). */
export function wantsChat({ status, chat_id }: Pick<LiveChat, 'status' | 'chat_id'>): boolean {
  return status && chat_id !== '';
}

/** The button is shown when live chat is enabled and loaded (R2.33). */
export function showsChat(chat: LiveChat, state: ChatState): boolean {
  return wantsChat(chat) && state === 'ready';
}

/**
 * The custom image if there is one, else empty for the default image (R2). An image id is a name of the site's
 * pictures, or a path.
 */
export function chatImage({ image_id }: Pick<LiveChat, 'image_id'>): string {
  if (!image_id) return '';
  return image_id.startsWith('/') ? image_id : `/art/logo/app/${encodeURIComponent(image_id)}.svg`;
}

declare global {
  /** What the sandbox's chat script leaves on the page. */
  var SandboxChat: ChatWidget | undefined;
}

/** The chat that the sandbox ships: a script of another party, which comes late or not at all. */
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

/** Loads a site's chat. One that is not ready is only logged (R8.24): it is no reason to trouble a player. */
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
