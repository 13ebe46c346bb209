import { useState } from 'react';
import { AmountInput } from '../src/AmountInput';
import { Button } from '../src/Button';
import { Card } from '../src/Card';
import { Checkbox } from '../src/Checkbox';
import { Field } from '../src/Field';
import { digitsOnly, lettersOnly } from '../src/filters';
import { Notice } from '../src/Notice';
import { PasswordInput } from '../src/PasswordInput';
import { RadioCards } from '../src/RadioCards';
import { Segmented } from '../src/Segmented';
import { Select } from '../src/Select';
import { Sheet } from '../src/Sheet';
import { Stepper } from '../src/Stepper';
import { TextInput } from '../src/TextInput';
import styles from './gallery.module.css';

/** Every control, with and without an error. */
export function FormsView() {
  const [name, setName] = useState('Ana Sofía');
  const [phone, setPhone] = useState('');
  const [password, setPassword] = useState('a long passphrase');
  const [amount, setAmount] = useState<number | null>(5_000);
  const [method, setMethod] = useState<'bank' | 'wallet' | 'card' | null>('bank');
  const [agreed, setAgreed] = useState(false);
  const [odds, setOdds] = useState<'dec' | 'frac' | 'us'>('dec');
  const [bank, setBank] = useState('');
  const [open, setOpen] = useState(location.search.includes('sheet'));
  return (
    <>
      <h1 className={styles.title}>Deposit</h1>
      <Stepper label="Deposit" steps={['Method', 'Amount', 'Review']} current={1} />
      <div className={styles.columns}>
        <Card title="Amount" action={<Button variant="quiet">My limits</Button>}>
          <RadioCards
            legend="Method"
            value={method}
            onChange={setMethod}
            options={[
              { value: 'bank', title: 'Bank transfer', text: 'Arrives within a day', icon: 'bank', detail: 'No fee' },
              { value: 'wallet', title: 'E-wallet', text: 'Arrives at once', icon: 'wallet', detail: 'No fee' },
              { value: 'card', title: 'Card', text: 'Not offered for this account', icon: 'cards', disabled: true },
            ]}
          />
          <Field
            label="How much"
            hint="From €50 to €50,000"
            error={amount !== null && amount < 5_000 ? 'The least is €50.' : null}
          >
            <AmountInput
              value={amount}
              onChange={setAmount}
              decimals={2}
              currency="€"
              quick={[5_000, 10_000, 25_000, 50_000]}
            />
          </Field>
          <Button
            variant="primary"
            block
            disabledReason={amount === null ? 'Enter an amount first' : undefined}
            onClick={() => setOpen(true)}
          >
            Review deposit
          </Button>
          <div className={styles.row}>
            <Button>Secondary</Button>
            <Button variant="danger" icon="logout">
              Sign out everywhere
            </Button>
            <Button variant="primary" busy>
              Saving
            </Button>
            <Button disabledReason="Nothing has changed yet">Save</Button>
          </div>
        </Card>
        <Card title="About you">
          <Field label="Full name">
            <TextInput value={name} onChange={setName} filter={lettersOnly} autoComplete="name" icon="user" />
          </Field>
          <Field
            label="Phone"
            optional
            error={phone.length > 0 && phone.length < 6 ? 'That is too short for a phone number.' : null}
          >
            <TextInput
              value={phone}
              onChange={setPhone}
              filter={digitsOnly}
              type="tel"
              autoComplete="tel"
              prefix="+63"
            />
          </Field>
          <Field
            label="Password"
            hint="8 to 128 characters"
            error="This password is on a list of common ones. Choose another."
          >
            <PasswordInput value={password} onChange={setPassword} autoComplete="new-password" />
          </Field>
          <Field label="Bank">
            <Select
              value={bank}
              onChange={setBank}
              placeholder="Choose a bank"
              options={[
                { value: 'north', label: 'Northern Savings' },
                { value: 'harbour', label: 'Harbour Bank' },
              ]}
            />
          </Field>
          <Segmented
            label="Odds"
            value={odds}
            onChange={setOdds}
            options={[
              { value: 'dec', label: 'Decimal' },
              { value: 'frac', label: 'Fractional' },
              { value: 'us', label: 'American' },
            ]}
          />
          <Checkbox checked={agreed} onChange={setAgreed} error={agreed ? null : 'Please read and accept the terms.'}>
            I have read the terms and I am over 18.
          </Checkbox>
          <Notice tone="warning" title="A word first">
            Only ever play with what you can spare.
          </Notice>
        </Card>
      </div>
      <Sheet
        open={open}
        onClose={() => setOpen(false)}
        title="Review your deposit"
        footer={
          <>
            <Button onClick={() => setOpen(false)}>Back</Button>
            <Button variant="primary" onClick={() => setOpen(false)}>
              Deposit €50.00
            </Button>
          </>
        }
      >
        <p>€50.00 by bank transfer. It cannot be taken back once it is sent.</p>
      </Sheet>
    </>
  );
}
