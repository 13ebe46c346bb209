import { succeeded } from '@marquee/contract/envelope';
import { statementCsv } from '@marquee/contract/statementCsv';
import { useAction, useApi, useSite } from '@marquee/sdk';
import type { HistoryQuery } from '../history/historyQuery';

/** As many entries as one answer gives. */
const entriesAtOnce = 10_000;

/** Saves all entries of the chosen period as a file. */
export function useStatementCsv({ page: _, ...query }: HistoryQuery) {
  const api = useApi();
  const { currency } = useSite();
  return useAction(async () => {
    const answer = await api.call('wallet/statement', { ...query, page: 1, count: entriesAtOnce });
    if (succeeded(answer))
      save(statementCsv(answer.transactions ?? [], currency), `statement-${new Date().toISOString().slice(0, 10)}.csv`);
    return answer;
  });
}

function save(text: string, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}
