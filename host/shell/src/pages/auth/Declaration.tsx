import type { Input } from '@marquee/contract/calls';
import { Checkbox, ErrorCard, observer, Skeleton, useLanguage, useResource } from '@marquee/sdk';
import { usePageText } from '../../text';

/** What was declared: the words that were read, by version and language. */
export type Declared = NonNullable<Input<'auth/signup'>['declaration']>;

/** Props of {@link Declaration}. */
interface DeclarationProps {
  declared: Declared | undefined;
  error: string | undefined;
  onChange: (declared: Declared | undefined) => void;
}

/** That the player is none of those who are barred from playing: a box of its own, unticked. */
export const Declaration = observer(function Declaration({ declared, error, onChange }: DeclarationProps) {
  const { language } = useLanguage();
  const { value, state, reload } = useResource('protection/declaration', { language });
  const t = usePageText();
  if (!value)
    return state === 'failed' ? (
      <ErrorCard title={t('auth.declarationFailed')} onRetry={() => void reload()} />
    ) : (
      <Skeleton shape="lines" count={4} />
    );
  const [words] = value.value;
  if (!words) return null;
  // Words in another language are other words: they are ticked again.
  const isTicked = declared?.language === language && declared.version === words.version;
  return (
    <Checkbox
      checked={isTicked}
      onChange={(ticked) => onChange(ticked ? { version: words.version, language } : undefined)}
      error={error}
    >
      {words.wording}
    </Checkbox>
  );
});
