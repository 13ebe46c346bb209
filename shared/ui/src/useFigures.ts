import { useLayoutEffect, useRef, useState } from 'react';
import { type AmountSigns, minorOf, readAmount } from './amounts';
import { useFault } from './Field';
import type { TextInputProps } from './TextInput';
import { useUi } from './UiProvider';

/** A number that is typed as text: an integer, which `decimals` of its digits follow the decimal sign of. */
export interface Figures {
  value: number | null;
  onChange: (value: number | null) => void;
  decimals: number;
  signs: AmountSigns;
  /** Writes a value as it is shown while nobody types. */
  write: (value: number) => string;
  /** How to write a number, for the error. */
  example: string;
  onBlur?: (() => void) | undefined;
}

/**
 * Props of the text field of a number. While typing the text stays as typed; on blur it is reformatted, to show how it
 * was understood. A text that is not understood has no value: it stays, the field says why, and its form is not
 * submitted.
 */
export function useFigures({ value, onChange, decimals, signs, write, example, onBlur }: Figures) {
  const { labels } = useUi();
  const [text, setText] = useState<string | null>(null);
  const [isLeft, setIsLeft] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const written = value === null ? '' : write(value);
  const isAsTyped = text !== null && minorOf(text, decimals, signs) === value;
  const { fault, meant } = readAmount(isAsTyped ? text : '', decimals, signs);

  const read = meant.replace('.', signs.decimal || '.');
  const tooLong = decimals === 0 ? labels.amountWhole(read) : labels.amountDecimals(read, String(decimals));
  const said = fault ? (meant ? tooLong : labels.amountUnclear(example)) : '';
  useFault(fault && (isLeft || fault !== 'unfinished') ? said : null);
  // The form looks for it (`useForm`).
  useLayoutEffect(() => input.current?.setCustomValidity(said), [said]);

  const fieldProps: Partial<TextInputProps> & Pick<TextInputProps, 'value' | 'onChange'> = {
    ref: input,
    value: isAsTyped ? text : written,
    onChange: (next) => {
      const minor = minorOf(next, decimals, signs);
      setText(next);
      if (minor !== null) setIsLeft(false);
      onChange(minor);
    },
    onFocus: () => {
      // Without thousands separators: deleting a digit of `1,234` must not leave `1,23`.
      if (!fault) setText(written.replaceAll(signs.group, ''));
    },
    onBlur: () => {
      setIsLeft(true);
      if (!fault) setText(null);
      onBlur?.();
    },
    onInvalid: () => setIsLeft(true),
    filter: (typed, pasted) => readAmount(typed, decimals, signs, pasted).kept,
    inputMode: decimals === 0 ? 'numeric' : 'decimal',
    maxLength: 24,
    figures: true,
  };
  return { fieldProps, forget: () => setText(null) };
}
