import type { Output } from '@marquee/contract/calls';
import { Button, Card, Checkbox, dialogs, useApi, useForm, useFormat, useLanguage, useResource } from '@marquee/sdk';
import frame from '../AccountFrame.module.css';
import { Loaded } from '../Loaded';
import { useText } from '../text';
import styles from './consents.module.css';

type State = Output<'marketing/consents'>['value'][number];

/** The player's consents; saved together, each with the words above the boxes. */
export function ConsentForm() {
  const { language } = useLanguage();
  const consents = useResource('marketing/consents', { language });
  return (
    <Loaded resource={consents}>
      {({ value: [state] }) =>
        state && (
          <Boxes
            key={JSON.stringify([state.given, state.version, language])}
            state={state}
            reload={() => void consents.reload()}
          />
        )
      }
    </Loaded>
  );
}

function Boxes({ state, reload }: { state: State; reload: () => void }) {
  const { version, wording, products, channels, names, given } = state;
  const { language } = useLanguage();
  const api = useApi();
  const format = useFormat();
  const t = useText();
  const all = products.flatMap((product) => channels.map((channel) => ({ product, channel })));
  const nameOf = ({ product, channel }: (typeof all)[number]) => `${product}_${channel}`;
  const since = new Map(given.map((one) => [nameOf(one), one.at]));
  const form = useForm<Record<string, boolean>>({
    initial: Object.fromEntries(all.map((one) => [nameOf(one), since.has(nameOf(one))])),
    about: 'consents',
    validate: () => ({}),
    submit: (values, request_id) =>
      api.call('marketing/set_consents', {
        request_id,
        version,
        language,
        given: all.filter((one) => values[nameOf(one)]),
      }),
    onDone: () => {
      void dialogs.toast({ tone: 'success', title: t('consents.saved') });
      reload();
    },
  });
  return (
    <form className={frame.form} onSubmit={form.onSubmit} noValidate>
      <Card title={t('consents.title')}>
        <p>{wording}</p>
        {products.map((product) => (
          <fieldset key={product} className={styles.product}>
            <legend>{names[product]}</legend>
            {channels.map((channel) => {
              const name = nameOf({ product, channel });
              const at = since.get(name);
              return (
                <Checkbox
                  key={channel}
                  name={name}
                  checked={form.values[name] ?? false}
                  onChange={form.set(name)}
                  detail={at && t('consents.since', { time: format.date(at) })}
                >
                  {names[channel]}
                </Checkbox>
              );
            })}
          </fieldset>
        ))}
        <p className={frame.muted}>{t('consents.text')}</p>
      </Card>
      <Button type="submit" variant="primary" busy={form.busy}>
        {t('consents.save')}
      </Button>
    </form>
  );
}
