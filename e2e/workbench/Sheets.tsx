import { dialogs } from '@marquee/sdk';
import { Button } from '@marquee/ui/Button';
import { Field } from '@marquee/ui/Field';
import { Sheet } from '@marquee/ui/Sheet';
import { TextInput } from '@marquee/ui/TextInput';
import { useState } from 'react';

const names = ['menu', 'login'] as const;

/** Two surfaces and dialogs over them; records each result. */
export function Sheets() {
  const [open, setOpen] = useState<string[]>([]);
  const [text, setText] = useState('');
  const [story, setStory] = useState<string[]>([]);
  const show = (name: string) => setOpen((before) => [...before, name]);
  return (
    <main style={{ minHeight: '200vh' }}>
      <Button onClick={() => show('menu')}>Open menu</Button>
      <Button onClick={() => show('login')}>Open login</Button>
      <output data-testid="story">{story.join(' ')}</output>
      {names.map((name) => (
        <Sheet
          key={name}
          id={name}
          title={name}
          open={open.includes(name)}
          onClose={(reason) => {
            setOpen((before) => before.filter((one) => one !== name));
            setStory((before) => [...before, `${name}:${reason}`]);
          }}
        >
          <Field label={`Text of ${name}`}>
            <TextInput value={text} onChange={setText} />
          </Field>
          <Button onClick={() => show(name === 'menu' ? 'login' : 'menu')}>Other surface</Button>
          <Button onClick={() => void dialogs.confirm({ title: 'Sure?' })}>Ask</Button>
        </Sheet>
      ))}
    </main>
  );
}
