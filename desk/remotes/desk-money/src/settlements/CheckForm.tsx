import type { StaffInput, StaffOutput } from '@marquee/contract/staff/calls';
import { largestSettlementFile, settlementKinds } from '@marquee/contract/staff/settlementKinds';
import { Button, Card, DayInput, Field, Notice, Refused, Select, useDesk } from '@marquee/desk-sdk';
import { type DragEvent, type FormEvent, useId, useRef, useState } from 'react';
import styles from './CheckForm.module.css';
import { csvTable, wordsOf } from './csvTable';
import { kindTexts } from './settlementTexts';

type Faults = StaffOutput<'settlements/check'>['faults'];

/** Rows of a file that are read to offer its columns and words. */
const rowsLookedAt = 2000;
const mostWords = 20;

interface Picked {
  name: string;
  text: string;
  rows: string[][];
}

/** Reads a file that somebody chose. Throws Refused for one that is too large, empty or no text. */
async function readFile(file: File): Promise<Picked> {
  if (file.size > largestSettlementFile) throw new Refused('invalidInput', 'The file is larger than 5 MB. Divide it.');
  const bytes = await file.arrayBuffer();
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    const rows = csvTable(text, rowsLookedAt);
    if (rows.length < 2) throw new Refused('invalidInput', 'The file has no rows below its first line.');
    return { name: file.name.slice(0, 200), text, rows };
  } catch (error) {
    if (error instanceof TypeError) throw new Refused('invalidInput', 'The file is no text in UTF-8. Save it as CSV.');
    throw error;
  }
}

const columnFields = [
  { name: 'payment_column', label: 'Our payment id', isNeeded: true, guess: /order|payment|merchant/i },
  { name: 'amount_column', label: 'Amount', isNeeded: true, guess: /amount|sum|value/i },
  { name: 'kind_column', label: 'Kind', isNeeded: false, guess: /^(kind|type)$/i },
  { name: 'currency_column', label: 'Currency', isNeeded: false, guess: /currency/i },
  { name: 'reference_column', label: 'The gateway’s own number', isNeeded: false, guess: /reference|transaction/i },
] as const;
type ColumnName = (typeof columnFields)[number]['name'];

const guessed = (head: readonly string[]): Partial<Record<ColumnName, string>> =>
  Object.fromEntries(
    columnFields.flatMap(({ name, guess }) => {
      const column = head.find((one) => guess.test(one));
      return column === undefined ? [] : [[name, column]];
    }),
  );

const isKind = (word: string) => (settlementKinds as readonly string[]).includes(word);

/** Compares a settlement file with the books of a site: dropped or chosen, its columns named, then checked. */
export function CheckForm({ site, onDone }: { site: string; onDone: (run: string) => void }) {
  const { call, say } = useDesk();
  const id = useId();
  const request = useRef('');
  const [picked, setPicked] = useState<Picked>();
  const [columns, setColumns] = useState<Partial<Record<ColumnName, string>>>({});
  const [words, setWords] = useState<Record<string, string>>({});
  const [period, setPeriod] = useState({ from: '', until: '' });
  const [decimals, setDecimals] = useState<NonNullable<StaffInput<'settlements/check'>['decimals']>>('point');
  const [error, setError] = useState<Refused>();
  const [faults, setFaults] = useState<Faults>([]);
  const [isBusy, setBusy] = useState(false);
  const [isOver, setOver] = useState(false);

  async function take(file: File | undefined) {
    if (!file) return;
    setError(undefined);
    setFaults([]);
    try {
      const next = await readFile(file);
      setPicked(next);
      setColumns(guessed(next.rows[0] ?? []));
      setWords({});
    } catch (refusal) {
      if (!(refusal instanceof Refused)) throw refusal;
      setPicked(undefined);
      setError(refusal);
    }
  }
  function drop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    void take(event.dataTransfer.files[0]);
  }
  const fileWords = picked && columns.kind_column ? wordsOf(picked.rows, columns.kind_column, mostWords) : [];
  const strangeWords = fileWords.filter((word) => !isKind(word.toLowerCase()));

  async function check(event: FormEvent) {
    event.preventDefault();
    if (!picked || isBusy) return;
    setError(undefined);
    setFaults([]);
    const { payment_column: payment = '', amount_column: amount = '' } = columns;
    const missing = {
      ...(payment === '' && { payment_column: 'Choose a column.' }),
      ...(amount === '' && { amount_column: 'Choose a column.' }),
      ...(period.from === '' && { from: 'Choose a day.' }),
      ...(period.until === '' && { until: 'Choose a day.' }),
    };
    if (Object.keys(missing).length > 0)
      return setError(new Refused('invalidInput', 'Something is missing above.', missing));
    const { kind_column: kind, currency_column: currency, reference_column: reference } = columns;
    setBusy(true);
    request.current ||= crypto.randomUUID();
    try {
      const answer = await call('settlements/check', {
        site,
        request_id: request.current,
        file: picked.text,
        file_name: picked.name,
        ...period,
        payment_column: payment,
        amount_column: amount,
        ...(kind && { kind_column: kind }),
        ...(currency && { currency_column: currency }),
        ...(reference && { reference_column: reference }),
        kind_words: strangeWords.flatMap((word) => (words[word] ? [`${word}=${words[word]}`] : [])),
        decimals,
      });
      request.current = '';
      if (!answer.run) return setFaults(answer.faults ?? []);
      say('Done: the file is compared.');
      onDone(answer.run);
    } catch (refusal) {
      if (!(refusal instanceof Refused)) throw refusal;
      // What was refused was not done. Without an answer nobody knows: the same request is asked again.
      if (refusal.key !== 'noDesk') request.current = '';
      setError(refusal);
    } finally {
      setBusy(false);
    }
  }
  const changed =
    <Value,>(set: (value: Value) => void) =>
    (value: Value) => {
      request.current = '';
      set(value);
    };
  const head = [...new Set((picked?.rows[0] ?? []).filter((one) => one !== ''))];
  const options = head.map((value) => ({ value, label: value }));
  return (
    <Card title="Compare a file">
      <form className={styles.form} onSubmit={(event) => void check(event)} noValidate>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: the file can be chosen by the input inside it */}
        <div
          className={styles.drop}
          data-over={isOver || undefined}
          onDragOver={(event) => {
            event.preventDefault();
            setOver(true);
          }}
          onDragLeave={() => setOver(false)}
          onDrop={drop}
        >
          <label htmlFor={`${id}-file`}>{picked ? picked.name : 'Drop the gateway’s CSV here, or choose it'}</label>
          <input
            id={`${id}-file`}
            type="file"
            accept=".csv,.txt,.tsv,text/csv,text/plain"
            onChange={({ target }) => {
              request.current = '';
              void take(target.files?.[0]);
            }}
          />
        </div>
        {picked && (
          <>
            <div className={styles.fields}>
              {(['from', 'until'] as const).map((name) => (
                <Field
                  key={name}
                  label={name === 'from' ? 'First day' : 'Last day'}
                  hint="In the zone of the site. The file must have all of these days."
                  error={error?.fields[name]}
                >
                  <DayInput
                    value={period[name]}
                    onChange={changed((value: string) => setPeriod({ ...period, [name]: value }))}
                  />
                </Field>
              ))}
              {columnFields.map(({ name, label, isNeeded }) => (
                <Field key={name} label={label} optional={!isNeeded} error={error?.fields[name]}>
                  <Select
                    value={columns[name] ?? ''}
                    placeholder={isNeeded ? 'Choose' : 'The file has none'}
                    options={options}
                    onChange={changed((value: string) => setColumns({ ...columns, [name]: value }))}
                  />
                </Field>
              ))}
              <Field label="Amounts are written" error={error?.fields.decimals}>
                <Select
                  value={decimals}
                  options={[
                    { value: 'point', label: '1,234.50' },
                    { value: 'comma', label: '1.234,50' },
                    { value: 'minor', label: '123450 (minor units)' },
                  ]}
                  onChange={changed((value: string) => setDecimals(value as typeof decimals))}
                />
              </Field>
              {strangeWords.map((word) => (
                <Field key={word} label={`“${word}” in the file is a`} error={error?.fields.kind_words}>
                  <Select
                    value={words[word] ?? ''}
                    placeholder="Choose"
                    options={settlementKinds.map((value) => ({ value, label: kindTexts[value] }))}
                    onChange={changed((value: string) => setWords({ ...words, [word]: value }))}
                  />
                </Field>
              ))}
            </div>
            <p className={styles.quiet}>It finds differences, and moves no money. Players see nothing of it.</p>
            <p>
              <Button type="submit" variant="primary" busy={isBusy}>
                Compare with the books
              </Button>
            </p>
          </>
        )}
        {error && (
          <Notice tone="negative" live>
            {error.message}
          </Notice>
        )}
        {faults.length > 0 && (
          <Notice tone="negative" title="The file is not understood. Nothing was compared." live>
            <ul>
              {faults.map(({ line, text }) => (
                <li key={`${line} ${text}`}>
                  {line > 0 ? `Line ${line}: ` : ''}
                  {text}
                </li>
              ))}
            </ul>
          </Notice>
        )}
      </form>
    </Card>
  );
}
