import { formatTable } from '../support/formatTable';

/** What this browser writes of numbers, money and times. */
export function Formats() {
  return <pre data-testid="formats">{JSON.stringify(formatTable())}</pre>;
}
