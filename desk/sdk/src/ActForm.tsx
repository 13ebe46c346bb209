import { type StaffCallName, type StaffInput, type StaffOutput, staffRow } from '@marquee/contract/staff/calls';
import { Button } from '@marquee/ui/Button';
import { Checkbox } from '@marquee/ui/Checkbox';
import { Field } from '@marquee/ui/Field';
import { Notice } from '@marquee/ui/Notice';
import { RadioCards } from '@marquee/ui/RadioCards';
import { Select } from '@marquee/ui/Select';
import { Sheet } from '@marquee/ui/Sheet';
import { TextArea } from '@marquee/ui/TextArea';
import { TextInput } from '@marquee/ui/TextInput';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import styles from './ActForm.module.css';
import { Refused } from './client';
import { useDesk } from './desk';
import { type ActDraft, draftOf, dropDraft, keepDraft } from './drafts';
import { minorOf, money } from './format';
import { TimeInput } from './TimeInput';

/** A field of an act's form. Its value goes into the call's input under `name`, unless it is left empty. */
export interface ActField {
  name: string;
  label: string;
  hint?: string;
  optional?: boolean;
  kind?: 'text' | 'area' | 'choice' | 'cards' | 'many' | 'words' | 'check' | 'amount' | 'count' | 'date';
  /** Of a choice: of one, of one as cards that have a text each, or of many. Values of many have no spaces. */
  options?: readonly { value: string; label: string; text?: string }[];
  /** Of an amount: the field takes major units, the call gets minor ones. */
  currency?: string;
  /** What stands in it first. */
  initial?: string;
}

/** An act that somebody may do from a page. */
export interface Act<N extends StaffCallName> {
  call: N;
  /** The button and the form's title: what it does. */
  title: string;
  /** The site at which it is done; empty for acts on all. */
  site: string;
  /** What the call's input has besides the fields. */
  input: Partial<StaffInput<N>>;
  fields?: readonly ActField[];
  /** What it changes, before it is done, and what the player will read; by what is typed if it is a function. */
  children?: ReactNode | ((typed: Readonly<Record<string, string>>) => ReactNode);
  isDangerous?: boolean;
  onDone: (output: StaffOutput<N>) => void;
}

/** The value of a field as the call takes it. Throws Refused for what is no value of its kind. */
function inputValueOf({ name, kind = 'text', currency, label }: ActField, typed: string): unknown {
  const refuse = (text: string) => new Refused('invalidInput', `${label}: ${text}`, { [name]: text });
  if (kind === 'check') return typed === 'yes';
  if (kind === 'many' || kind === 'words') return typed.trim().split(/\s+/);
  if (kind === 'amount') {
    const minor = minorOf(typed, currency ?? 'USD');
    if (minor === undefined)
      throw refuse(`write an amount of ${currency}, such as ${money(123450, currency ?? 'USD')}`);
    return minor;
  }
  if (kind === 'count') {
    if (!/^\d{1,9}$/.test(typed.trim())) throw refuse('write a whole number');
    return Number(typed);
  }
  if (kind === 'date') {
    const at = Date.parse(typed);
    if (Number.isNaN(at)) throw refuse('write a day and a time');
    return new Date(at).toISOString();
  }
  return typed;
}

function inputOf(fields: readonly ActField[], typed: ActDraft['typed']): Record<string, unknown> {
  const entries = fields.flatMap((field) => {
    const text = typed[field.name] ?? field.initial ?? '';
    if (text.trim() === '' && field.kind !== 'check') {
      if (field.optional) return [];
      throw new Refused('invalidInput', `${field.label} is missing.`, { [field.name]: 'Fill this in.' });
    }
    return [[field.name, inputValueOf(field, text)] as const];
  });
  return Object.fromEntries(entries);
}

/** Any number of options, each with a box. */
function ManyBoxes({ field, value, onChange, error }: ControlProps & { error: string | undefined }) {
  const chosen = value.split(' ').filter((one) => one !== '');
  const hint = useId();
  return (
    <fieldset className={styles.many} aria-describedby={hint}>
      <legend>{field.label}</legend>
      {field.options?.map((option) => (
        <Checkbox
          key={option.value}
          checked={chosen.includes(option.value)}
          onChange={(isOn) =>
            onChange((isOn ? [...chosen, option.value] : chosen.filter((one) => one !== option.value)).join(' '))
          }
        >
          {option.label}
        </Checkbox>
      ))}
      <p id={hint} className={error ? styles.error : styles.quiet} role={error ? 'alert' : undefined}>
        {error ?? field.hint}
      </p>
    </fieldset>
  );
}

/** A field of an act with its label. */
function ActControl({ error, ...props }: ControlProps & { error: string | undefined }) {
  const { field, value, onChange } = props;
  if (field.kind === 'check')
    return (
      <Checkbox checked={value === 'yes'} onChange={(isOn) => onChange(isOn ? 'yes' : '')} error={error}>
        {field.label}
      </Checkbox>
    );
  if (field.kind === 'many') return <ManyBoxes {...props} error={error} />;
  if (field.kind === 'cards')
    return (
      <RadioCards
        legend={field.label}
        options={(field.options ?? []).map(({ value: one, label, text }) => ({ value: one, title: label, text }))}
        value={value}
        onChange={onChange}
        error={error}
      />
    );
  return (
    <Field label={field.label} hint={field.hint} optional={field.optional ?? false} error={error}>
      <Control {...props} />
    </Field>
  );
}

interface ControlProps {
  field: ActField;
  value: string;
  onChange: (value: string) => void;
}

function Control({ field, value, onChange }: ControlProps) {
  const { kind = 'text', options = [], currency } = field;
  if (kind === 'area') return <TextArea value={value} onChange={onChange} rows={3} />;
  if (kind === 'choice') return <Select value={value} onChange={onChange} options={options} placeholder="Choose" />;
  if (kind === 'amount') return <TextInput value={value} onChange={onChange} inputMode="decimal" suffix={currency} />;
  if (kind === 'count') return <TextInput value={value} onChange={onChange} inputMode="numeric" />;
  if (kind === 'date') return <TimeInput value={value} onChange={onChange} />;
  return <TextInput value={value} onChange={onChange} />;
}

/**
 * The form of an act: what it changes, its fields, and the reason where the call asks for one. What was typed and the
 * request id outlive a reload, so that an act whose answer was lost is not done twice. Nothing is shown as done before
 * the desk has answered.
 */
export function ActForm<N extends StaffCallName>({ act, onClose }: { act: Act<N>; onClose: () => void }) {
  const { call: name, title, site, input, fields = [], children, isDangerous, onDone } = act;
  const row = staffRow(name);
  const { call, say } = useDesk();
  const formId = useId();
  const key = `${name} ${site} ${JSON.stringify(input)}`;
  const [draft, setDraft] = useState(() => draftOf(key));
  const [error, setError] = useState<Refused>();
  const [isBusy, setBusy] = useState(false);
  const [waits, setWaits] = useState(false);

  const keep = (next: ActDraft) => {
    setDraft(next);
    keepDraft(key, next);
  };
  const type = (field: string) => (value: string) => keep({ ...draft, typed: { ...draft.typed, [field]: value } });

  async function send(event: FormEvent) {
    event.preventDefault();
    if (isBusy) return;
    setError(undefined);
    try {
      const own = { ...input, ...inputOf(fields, draft.typed) };
      const reason = draft.typed.reason?.trim() ?? '';
      if (row.reason && reason === '') throw new Refused('reasonMissing', 'Write why.', { reason: 'Write why.' });
      setBusy(true);
      const beside = { ...(site && { site }), ...(row.reason && { reason }) };
      const sent = row.kind === 'act' ? { ...own, ...beside, request_id: draft.requestId } : { ...own, ...beside };
      const answer = await call(name, sent as unknown as Parameters<typeof call<N>>[1]);
      dropDraft(key);
      if (answer.waits) return setWaits(true);
      say(`Done: ${title}.`);
      onDone(answer as unknown as StaffOutput<N>);
      onClose();
    } catch (refusal) {
      if (!(refusal instanceof Refused)) throw refusal;
      setError(refusal);
      // What was refused was not done: changed, it is another request. Without an answer nobody knows.
      if (refusal.key !== 'noDesk') keep({ ...draft, requestId: crypto.randomUUID() });
    } finally {
      setBusy(false);
    }
  }

  const footer = waits ? (
    <Button onClick={onClose}>Close</Button>
  ) : (
    <div className={styles.buttons}>
      <Button onClick={onClose}>Cancel</Button>
      <button
        type="submit"
        form={formId}
        className={styles.submit}
        data-danger={isDangerous || undefined}
        aria-busy={isBusy}
      >
        {title}
      </button>
    </div>
  );
  return (
    <Sheet open onClose={onClose} title={title} footer={footer}>
      {waits ? (
        <Notice tone="info" title="It waits for a second person" live>
          Nothing has changed yet. Another person finds it under Approvals.
        </Notice>
      ) : (
        <form id={formId} className={styles.form} onSubmit={(event) => void send(event)} noValidate>
          {typeof children === 'function' ? children(draft.typed) : children}
          {fields.map((field) => (
            <ActControl
              key={field.name}
              field={field}
              value={draft.typed[field.name] ?? field.initial ?? ''}
              onChange={type(field.name)}
              error={error?.fields[field.name]}
            />
          ))}
          {row.reason && (
            <Field label="Reason" hint="It stands in the audit. Players do not read it." error={error?.fields.reason}>
              <TextArea value={draft.typed.reason ?? ''} onChange={type('reason')} rows={2} />
            </Field>
          )}
          {row.second && (
            <p className={styles.quiet}>Above its threshold, or without one, this waits for a second person.</p>
          )}
          {error && (
            <Notice tone="negative" live>
              {error.message}
            </Notice>
          )}
        </form>
      )}
    </Sheet>
  );
}
