import { formatTable } from '../support/formatTable';

/** This browser's formatting of numbers, money and times. */
export function Formats() {
  return <pre data-testid="formats">{JSON.stringify(formatTable())}</pre>;
}
