import { useState } from 'react';
import { usePageText } from '../../text';
import { loadChat, sandboxChat } from '../../thirdParty/chat';
import { PlainEntry } from './PlainEntry';

/** A chat id that does not exist. */
const nobody = { chat_id: 'no-such-chat', status: true, image_id: null };

/** A live chat that cannot be loaded (R8.24): its script is requested, but does not exist. */
export function ChatEntry() {
  const t = usePageText();
  const [logged, setLogged] = useState('');
  const log = (message: string, error: unknown) => {
    console.warn(message, error);
    setLogged(message);
  };
  return (
    <PlainEntry
      id="chat"
      text={t('sandbox.chat')}
      code={nobody.chat_id}
      act={() => void loadChat(nobody, sandboxChat, log)}
    >
      {logged && <code>{logged}</code>}
    </PlainEntry>
  );
}
