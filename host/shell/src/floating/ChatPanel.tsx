import { IconButton, useLanguage } from '@marquee/sdk';
import { useEffect, useId, useRef } from 'react';
import type { ChatWidget } from '../thirdParty/chat';
import styles from './ChatPanel.module.css';
import { useFloatingText } from './text';

/** Props of {@link ChatPanel}. */
export interface ChatPanelProps {
  widget: ChatWidget;
  onClose: () => void;
}

/** The open chat. The page beside it stays usable; Esc closes it. */
export function ChatPanel({ widget, onClose }: ChatPanelProps) {
  const place = useRef<HTMLDivElement>(null);
  const close = useRef<HTMLButtonElement>(null);
  const titleId = useId();
  const { language } = useLanguage();
  const t = useFloatingText();
  useEffect(() => (place.current ? widget.mount(place.current, language) : undefined), [widget, language]);
  useEffect(() => close.current?.focus(), []);
  return (
    <div
      role="dialog"
      aria-labelledby={titleId}
      className={styles.panel}
      onKeyDown={({ key }) => key === 'Escape' && onClose()}
    >
      <div className={styles.head}>
        <h2 id={titleId} className={styles.title}>
          {t('dock.chat')}
        </h2>
        <IconButton ref={close} icon="close" label={t('dock.closeChat')} onClick={onClose} />
      </div>
      <div ref={place} />
    </div>
  );
}
