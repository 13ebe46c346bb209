import { Icon, observer, useSite } from '@marquee/sdk';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import {
  type ChatState,
  type ChatWidget,
  chatImage,
  loadChat,
  sandboxChat,
  showsChat,
  wantsChat,
} from '../thirdParty/chat';
import { useFloatingText } from './text';

const ChatPanel = lazy(() => import('./ChatPanel').then((module) => ({ default: module.ChatPanel })));

/** Props of {@link ChatButton}. */
interface ChatButtonProps {
  className: string | undefined;
  /** Whether the chat is open. */
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/**
 * The live chat button (R2.33), shown once the chat is enabled and loaded; with the site's own image if it names one.
 */
export const ChatButton = observer(function ChatButton({ className, open, onOpenChange }: ChatButtonProps) {
  const { live_chat } = useSite();
  const [state, setState] = useState<ChatState>('off');
  const widget = useRef<ChatWidget | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const t = useFloatingText();
  useEffect(() => {
    if (!wantsChat(live_chat)) return;
    setState('loading');
    void loadChat(live_chat, sandboxChat, console.warn).then((loaded) => {
      widget.current = loaded;
      setState(loaded ? 'ready' : 'failed');
    });
  }, [live_chat]);
  if (!showsChat(live_chat, state)) return null;
  const image = chatImage(live_chat);
  const close = () => {
    onOpenChange(false);
    button.current?.focus();
  };
  return (
    <>
      <button
        ref={button}
        type="button"
        className={className}
        aria-label={t('dock.chat')}
        title={t('dock.chat')}
        aria-expanded={open}
        onClick={() => onOpenChange(!open)}
      >
        {image ? <img src={image} alt="" width={28} height={28} /> : <Icon name="chat" size={24} />}
      </button>
      {open && widget.current && (
        <Suspense>
          <ChatPanel widget={widget.current} onClose={close} />
        </Suspense>
      )}
    </>
  );
});
