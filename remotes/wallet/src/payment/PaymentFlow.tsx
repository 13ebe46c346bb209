import type { Answer } from '@marquee/contract/calls';
import { type Envelope, succeeded } from '@marquee/contract/envelope';
import { outcomeUnknown } from '@marquee/contract/outcome';
import { Link, observer, useForm, useLocation, useNavigate, useSearchParams } from '@marquee/sdk';
import { type ReactNode, useEffect, useState } from 'react';
import styles from '../form.module.css';
import { useText } from '../text';
import { useFocusKept } from '../useFocusKept';
import { amountError, draftOf, type PaymentDraft } from './draft';
import { type Choice, PaymentFields, type PaymentFieldsProps, type PaymentValues } from './PaymentFields';
import { PaymentReview, type PaymentReviewProps } from './PaymentReview';
import { UnknownOutcome } from './UnknownOutcome';
import { justSent } from './useLeaving';

/** Props of {@link PaymentFlow}. */
export interface PaymentFlowProps extends Omit<PaymentFieldsProps, 'form'> {
  /** The call's field for the choice. */
  field: 'method' | 'bank_account_id';
  /** Id of the preselected choice. */
  usual?: string | undefined;
  factsOf: (choice: Choice, draft: PaymentDraft) => PaymentReviewProps['facts'];
  /** Whether an offer is still to be chosen, or none. */
  isOfferOpen?: (offer: string | null | undefined, amount: number) => boolean;
  /** What is chosen before the fields are shown, because the player did so elsewhere. */
  offer?: string | undefined;
  /** Goes with the draft. */
  promoCode?: (offer: string) => string | undefined;
  /** Asks the player before it is sent; false: it is not. */
  before?: (draft: PaymentDraft) => Promise<boolean>;
  warning?: ReactNode;
  confirm: string;
  send: (draft: PaymentDraft) => Promise<Answer<'wallet/deposit'>>;
}

/** A refusal that the player can resolve on another page; some pages lead back afterwards. */
type Refused = { to: string; leadsBack?: true; text: 'deposit.again' | 'deposit.identity' | 'contact.go' };

// The deposit page shows what comes first.
const beforehand: Refused = { to: '/deposit', text: 'deposit.again' };
const identity: Refused = { to: '/security', text: 'deposit.identity' };
const refusals: Record<string, Refused | undefined> = {
  contactUnverified: { to: '/security', leadsBack: true, text: 'contact.go' },
  termsUnaccepted: beforehand,
  declarationNeeded: beforehand,
  addressNeeded: beforehand,
  limitsUnanswered: beforehand,
  identityPending: identity,
  identityDocuments: identity,
  identityFailed: identity,
};

const wayOf = ({ to, leadsBack }: Refused, field: PaymentFlowProps['field']) =>
  leadsBack ? `${to}?next=/${field === 'method' ? 'deposit' : 'withdrawal'}` : to;

const fine: Envelope = { statusCode: 1, statusMessage: 'OK' };

/**
 * A deposit or withdrawal until it is submitted: fields, review, and recovery of a lost answer. The history entry holds
 * the reviewed draft: back returns to the fields, a reload to the same step. Its idempotency key prevents a second
 * payment. Once submitted, the payment's id is in the URL.
 */
export const PaymentFlow = observer(function PaymentFlow(props: PaymentFlowProps) {
  const { choices, cap, field, usual, send, isOfferOpen = () => false } = props;
  const navigate = useNavigate();
  const [, setQuery] = useSearchParams();
  const carried = draftOf(useLocation().state);
  const chosen = choices.find(({ id }) => id === carried?.choice);
  const draft = chosen || carried?.sent ? carried : null;
  const [lost, setLost] = useState(draft?.sent ?? false);
  const [refused, setRefused] = useState<Refused | null>(null);
  const t = useText();
  const carry = (next: PaymentDraft | null, replace: boolean) =>
    setQuery({}, { replace, state: next && { draft: next } });
  const made = (payment: string) => setQuery({ payment }, { replace: true });

  const form = useForm<PaymentValues>({
    initial: {
      choice: draft?.choice ?? usual ?? choices[0]?.id ?? null,
      amount: draft?.amount ?? null,
      offer: draft?.offer ?? props.offer ?? null,
    },
    validate: ({ choice, amount, offer }) => {
      // a submitted draft is validated by the server
      if (draft?.sent) return {};
      const within = choices.find(({ id }) => id === choice);
      const error = within && amountError(amount, { ...within, cap });
      const isOpen = amount !== null && isOfferOpen(offer, amount);
      // errors belong to fields, which are in the previous step
      if (draft && (error || !within || isOpen)) carry(null, true);
      if (!within) return { choice: 'required' };
      if (error) return { amount: error };
      return isOpen ? { offer: 'offerChoice' } : {};
    },
    submit: async () => {
      if (!draft || (props.before && !draft.sent && !(await props.before(draft)))) return fine;
      return sendOff(draft);
    },
    onDone: ({ choice, amount, offer }) => {
      if (draft || choice === null || amount === null) return;
      const promoCode = offer ? props.promoCode?.(offer) : undefined;
      const requestId = crypto.randomUUID();
      carry({ choice, amount, requestId, ...(offer !== null && { offer }), ...(promoCode && { promoCode }) }, false);
    },
  });

  /** Submits or resubmits; returns the answer for the form. */
  async function sendOff({ sent: _, ...order }: PaymentDraft): Promise<Envelope> {
    setLost(false);
    setRefused(null);
    carry({ ...order, sent: true }, true);
    const answer = await send(order);
    const payment = succeeded(answer) ? answer.value?.[0] : undefined;
    if (payment) setQuery({ payment: payment.payment_id }, { replace: true, state: justSent });
    else if (outcomeUnknown(field === 'method' ? 'wallet/deposit' : 'wallet/withdraw', answer)) setLost(true);
    else {
      const { fields: { amount, offer, [field]: choice } = {} } = answer as { fields?: Record<string, string> };
      const fields = { ...(choice && { choice }), ...(amount && { amount }), ...(offer && { offer }) };
      const atFields = Boolean(choice || amount || offer);
      carry(atFields ? null : order, true);
      // the player was asked, and keeps the bonus
      if (answer.statusMessage === 'bonusGivenUp') return fine;
      const reason = refusals[answer.statusMessage];
      if (!reason) return Object.assign({ ...answer, fields: undefined }, atFields && { fields });
      setRefused(reason);
    }
    return fine;
  }

  // A draft that came from elsewhere fills the form, so that it is what is sent and what back leads to.
  const { set } = form;
  useEffect(() => {
    if (!draft) return;
    set('choice')(draft.choice);
    set('amount')(draft.amount);
    if (draft.offer !== undefined) set('offer')(draft.offer);
  }, [draft?.requestId]);
  // One that came without an answer to the offers is asked for it.
  const isUnasked = draft !== null && !draft.sent && draft.offer === undefined && isOfferOpen(null, draft.amount);
  useEffect(() => {
    if (isUnasked) carry(null, true);
  }, [isUnasked]);

  const current = choices.find(({ id }) => id === (draft ?? form.values).choice);
  const stopped = props.stopped ?? current?.stopped;
  const facts = chosen && draft ? props.factsOf(chosen, draft) : [];
  const wrong = form.error('choice') ?? form.error('amount') ?? form.error('offer');
  const view = draft && lost ? 'lost' : draft && !wrong ? 'review' : 'fields';
  const box = useFocusKept<HTMLFormElement>(view);
  return (
    <form ref={box} tabIndex={-1} className={styles.form} onSubmit={form.onSubmit} noValidate>
      {view === 'fields' && <PaymentFields {...props} stopped={stopped} form={form} />}
      {view === 'review' && draft && (
        <PaymentReview
          facts={facts}
          amount={draft.amount}
          warning={refused ? <Link to={wayOf(refused, field)}>{t(refused.text)}</Link> : props.warning}
          stopped={stopped}
          confirm={props.confirm}
          busy={form.busy}
          onBack={() => navigate(-1)}
        />
      )}
      {view === 'lost' && draft && (
        <UnknownOutcome
          facts={facts}
          amount={draft.amount}
          requestId={draft.requestId}
          onFound={made}
          onChange={() => {
            setLost(false);
            carry(null, true);
          }}
        />
      )}
    </form>
  );
});
