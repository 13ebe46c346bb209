import { observer, Select } from '@marquee/sdk';
import { useOdds } from '../stores';
import { useText } from '../text';
import { oddsFormats } from './formats';

const keys = {
  decimal: 'format.decimal',
  fractional: 'format.fractional',
  american: 'format.american',
  hongkong: 'format.hongkong',
  malay: 'format.malay',
  indonesian: 'format.indonesian',
} as const;

/** Selects the odds format for all pages. */
export const FormatSelect = observer(function FormatSelect() {
  const odds = useOdds();
  const t = useText();
  return (
    <Select
      label={t('format.label')}
      value={odds.format}
      options={oddsFormats.map((value) => ({ value, label: t(keys[value]) }))}
      onChange={(value) => odds.setFormat(oddsFormats.find((one) => one === value) ?? 'decimal')}
    />
  );
});
