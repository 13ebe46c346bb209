import { Button, Notice, useDesk } from '@marquee/desk-sdk';

/** A secret that is shown once: it can be copied, and is gone when the notice is closed or the page is left. */
export function SecretNotice({ title, secret, onClose }: { title: string; secret: string; onClose: () => void }) {
  const { say } = useDesk();
  const copy = () =>
    navigator.clipboard.writeText(secret).then(
      () => say('Copied.'),
      () => say('The browser does not let it be copied. Mark it and copy it by hand.'),
    );
  return (
    <Notice
      tone="warning"
      title={title}
      live
      onClose={onClose}
      action={
        <Button size="s" icon="copy" onClick={() => void copy()}>
          Copy
        </Button>
      }
    >
      <code style={{ overflowWrap: 'anywhere' }}>{secret}</code>
    </Notice>
  );
}
