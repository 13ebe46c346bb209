import type { StaffCallName } from '@marquee/contract/staff/calls';
import { type ReactNode, useState } from 'react';
import { type Act, ActForm } from './ActForm';

/** The acts of a page, one at a time: `start` opens the form of one, `form` stands somewhere on the page. */
export function useAct(): { form: ReactNode; start: <N extends StaffCallName>(act: Act<N>) => void } {
  const [form, setForm] = useState<ReactNode>(null);
  const close = () => setForm(null);
  return { form, start: (act) => setForm(<ActForm act={act} onClose={close} />) };
}
