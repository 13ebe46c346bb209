import { Button, copyText, dialogs, Field, TextInput, useSite } from '@marquee/sdk';
import frame from '../AccountFrame.module.css';
import { useText } from '../text';

/** The referral link and code: copy, or share by the phone's share sheet. */
export function ShareLink({ link, code }: { link: string; code: string }) {
  const { site } = useSite();
  const t = useText();
  async function copy(text: string, done: string) {
    const isCopied = await copyText(text);
    void dialogs.toast(
      isCopied ? { tone: 'success', title: done } : { tone: 'warning', title: t('referral.copyFailed') },
    );
  }
  return (
    <div className={frame.form}>
      <Field label={t('referral.link')}>
        <TextInput name="link" value={link} onChange={() => undefined} readOnly autoComplete="off" />
      </Field>
      <div className={frame.row}>
        <Button variant="primary" icon="copy" onClick={() => void copy(link, t('referral.copied'))}>
          {t('referral.copy')}
        </Button>
        {'share' in navigator && (
          <Button onClick={() => void navigator.share({ title: site.site_name, url: link }).catch(() => undefined)}>
            {t('referral.share')}
          </Button>
        )}
      </div>
      <Field label={t('referral.yourCode')}>
        <TextInput name="code" value={code} onChange={() => undefined} readOnly figures autoComplete="off" />
      </Field>
      <div className={frame.row}>
        <Button icon="copy" onClick={() => void copy(code, t('referral.codeCopied'))}>
          {t('referral.copyCode')}
        </Button>
      </div>
    </div>
  );
}
