// @ts-check
// The desk's pages for signing in: passkeys, links, commands that wait for a confirmation.

const main = /** @type {HTMLElement} */ (document.querySelector('main'));
const said = /** @type {HTMLElement} */ (document.querySelector('#said'));

/** Where to go after a visit to the company's provider. */
const afterKey = 'desk-after';

/** Where somebody wanted to go who had to sign in first: a path of the desk, or its first page. */
function wanted() {
  if (location.pathname === '/own' || location.pathname === '/device') return location.pathname;
  const to = new URLSearchParams(location.search).get('to') ?? '';
  const address = URL.canParse(to, location.origin) ? new URL(to, location.origin) : null;
  return address?.origin === location.origin ? address.pathname + address.search : '/';
}

/** A refusal: its text for the person, and its key. */
class Refused extends Error {
  /**
   * @param {string} text
   * @param {string} [key]
   */
  constructor(text, key) {
    super(text);
    this.key = key;
  }
}

/**
 * @param {string} text
 * @param {'fault' | 'done'} kind
 */
function say(text, kind = 'fault') {
  said.className = kind;
  said.textContent = text;
}

/**
 * @param {string} name
 * @param {object} input
 */
async function ask(name, input = {}) {
  const sent = fetch(`/desk/session/${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(input),
  });
  const answer = await sent.then((response) => response.json()).catch(() => ({ text: main.dataset.away }));
  if (answer.statusCode === 1) return answer;
  throw new Refused(answer.text ?? 'This did not work. Try again.', answer.statusMessage);
}

/** Browsers refuse without a reason when somebody closes their dialog. */
function withPasskey(/** @type {() => Promise<Credential | null>} */ work) {
  if (!globalThis.PublicKeyCredential?.parseRequestOptionsFromJSON) {
    throw new Refused('This browser cannot use passkeys. Use a current one.');
  }
  return work()
    .then((credential) => {
      const { clientExtensionResults: _, ...rest } = /** @type {PublicKeyCredential} */ (credential).toJSON();
      return { ...rest, clientExtensionResults: {} };
    })
    .catch((error) => {
      const isKnown = error instanceof DOMException && error.name === 'InvalidStateError';
      throw new Refused(
        isKnown
          ? 'You have a passkey there already. Use another device or a security key.'
          : 'No passkey was used. Try again.',
      );
    });
}

/** @param {PublicKeyCredentialRequestOptionsJSON} options */
const getPasskey = (options) =>
  withPasskey(() => navigator.credentials.get({ publicKey: PublicKeyCredential.parseRequestOptionsFromJSON(options) }));

/** @param {PublicKeyCredentialCreationOptionsJSON} options */
const createPasskey = (options) =>
  withPasskey(() =>
    navigator.credentials.create({ publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(options) }),
  );

/** @param {string} id */
const byId = (id) => /** @type {HTMLElement} */ (document.getElementById(id));
/** @param {object} input */
async function toCompany(input) {
  const { address } = await ask('company/begin', input);
  sessionStorage.setItem(afterKey, wanted());
  location.assign(address);
}

/** What stands behind `#` is the link's token. It leaves the address at once. */
const token = location.pathname === '/link' ? location.hash.slice(1) : '';
/** The code of the command that is looked at, and what its confirmation needs. */
let looked = { code: '', /** @type {PublicKeyCredentialRequestOptionsJSON | null} */ options: null };

async function look() {
  const code = /** @type {HTMLInputElement} */ (byId('code')).value;
  byId('asks').hidden = true;
  const asks = await ask('device/look', { user_code: code });
  looked = { code, options: asks.options };
  byId('asks-title').textContent = asks.is_step_up ? 'A command asks to step up' : 'A command asks to sign in as you';
  byId('asks-device').textContent = asks.device;
  byId('asks-address').textContent = asks.address;
  byId('asks-time').textContent = new Date(asks.started_at).toLocaleTimeString('en', { timeStyle: 'medium' });
  byId('asks').hidden = false;
  byId('asks').focus();
}

/** @param {string} text */
function decided(text) {
  byId('asks').hidden = true;
  /** @type {HTMLFormElement} */ (document.querySelector('form')).reset();
  say(text, 'done');
}

/**
 * Asks; if the session must be confirmed first, confirms it with a passkey and asks again. Who has none confirms at the
 * company's provider, comes back, and presses again.
 * @param {() => Promise<any>} asking
 */
async function confirmedFirst(asking) {
  try {
    return await asking();
  } catch (error) {
    if (!(error instanceof Refused) || error.key !== 'stepUpNeeded') throw error;
    const { options } = await ask('step-up/begin');
    if (!options.allowCredentials?.length) {
      await toCompany({ purpose: 'step-up' });
      return new Promise(() => {});
    }
    await ask('step-up/passkey', { passkey: await getPasskey(options) });
    return asking();
  }
}

/** What buttons do. */
const acts = /** @type {Record<string, () => Promise<unknown>>} */ ({
  async signIn() {
    const { options } = await ask('sign-in/begin');
    await ask('sign-in/passkey', { passkey: await getPasskey(options) });
    location.replace(wanted());
  },
  companySignIn: () => toCompany({ purpose: 'sign-in' }),
  companyLink: () => toCompany({ purpose: 'link', token }),
  async signOut() {
    await ask('end');
    location.replace('/sign-in');
  },
  async addPasskey() {
    // A new challenge for each try: one is used up even by a response that is refused.
    const { options } = await ask('link/begin', { token });
    await ask('link/passkey', { token, passkey: await createPasskey(options) });
    location.replace('/');
  },
  async addOwnPasskey() {
    const { options } = await confirmedFirst(() => ask('passkey/begin'));
    await ask('passkey/add', { passkey: await createPasskey(options) });
    say('Added. It signs you in from now on.', 'done');
  },
  look,
  async confirm() {
    const passkey = looked.options && (await getPasskey(looked.options));
    try {
      await ask('device/confirm', { user_code: looked.code, passkey });
    } catch (error) {
      if (passkey || !(error instanceof Refused) || error.key !== 'stepUpNeeded') throw error;
      return toCompany({ purpose: 'step-up' });
    }
    decided('Confirmed. Go back to the command.');
  },
  async refuse() {
    await ask('device/refuse', { user_code: looked.code });
    decided('Refused. The command gets nothing.');
  },
  async invited() {
    const { name } = await ask('link/begin', { token });
    byId('invited-name').textContent = name;
    byId('invited').hidden = false;
  },
  async finish() {
    const query = location.search;
    history.replaceState(null, '', '/company');
    await ask('company/finish', { query });
    location.replace(sessionStorage.getItem(afterKey) ?? '/');
  },
});

let isBusy = false;

/** @param {string} name */
async function run(name) {
  if (isBusy) return;
  isBusy = true;
  say('');
  try {
    await acts[name]?.();
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    say(error.message);
  } finally {
    isBusy = false;
  }
}

document.addEventListener('click', (event) => {
  const button = event.target instanceof Element ? event.target.closest('[data-do]') : null;
  if (button instanceof HTMLElement) void run(button.dataset.do ?? '');
});
document.addEventListener('submit', (event) => {
  event.preventDefault();
  if (event.target instanceof HTMLElement) void run(event.target.dataset.form ?? '');
});
if (token) history.replaceState(null, '', '/link');
if (location.pathname === '/link') void run('invited');
if (location.pathname === '/company') void run('finish');
