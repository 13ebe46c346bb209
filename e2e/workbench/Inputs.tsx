import { Field } from '@marquee/ui/Field';
import { digitsOnly, lettersOnly } from '@marquee/ui/filters';
import { PasswordInput } from '@marquee/ui/PasswordInput';
import { TextInput } from '@marquee/ui/TextInput';
import { useState } from 'react';

/** The filtered inputs, and a plain one to drag from. */
export function Inputs() {
  const [name, setName] = useState('');
  const [code, setCode] = useState('');
  const [day, setDay] = useState('');
  const [plain, setPlain] = useState('');
  const [password, setPassword] = useState('');
  return (
    <main>
      <Field label="Name">
        <TextInput value={name} onChange={setName} filter={lettersOnly} maxLength={20} />
      </Field>
      <Field label="Code">
        <TextInput value={code} onChange={setCode} filter={digitsOnly} maxLength={6} />
      </Field>
      <Field label="Day">
        <TextInput type="date" value={day} onChange={setDay} />
      </Field>
      <Field label="Plain">
        <TextInput value={plain} onChange={setPlain} />
      </Field>
      <Field label="Secret">
        <PasswordInput autoComplete="current-password" value={password} onChange={setPassword} />
      </Field>
    </main>
  );
}
