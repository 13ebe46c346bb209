// Inside the chat's frame: sends messages, and polls for answers while open.
const root = document.querySelector('main');
const form = document.querySelector('form');
const field = document.querySelector('textarea');
const button = document.querySelector('button');
const log = document.querySelector('ol');
const { id, language, received, failed, you, desk } = root.dataset;

/** Polling interval of an open chat, ms. */
const askEvery = 3000;
const open = new Set();

function say(who, text) {
  const line = document.createElement('li');
  line.className = who === you ? 'you' : 'desk';
  const name = document.createElement('strong');
  name.textContent = who;
  const words = document.createElement('p');
  words.textContent = text;
  line.append(name, words);
  log.append(line);
  line.scrollIntoView({ block: 'end' });
}

form.addEventListener('submit', async (event) => {
  event.preventDefault();
  const message = field.value.trim();
  if (!message || button.disabled) return;
  button.disabled = true;
  try {
    const answer = await fetch('/third-party/chat/messages', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ id, language, message }),
    });
    if (!answer.ok) throw new Error(String(answer.status));
    const { ticket, secret } = await answer.json();
    say(you, message);
    say(desk, received.replace('{ticket}', ticket));
    open.add(secret);
    field.value = '';
  } catch {
    say(desk, failed);
  }
  button.disabled = false;
  field.focus();
});

setInterval(async () => {
  for (const secret of open) {
    const asked = await fetch(`/third-party/chat/answers/${secret}`).catch(() => null);
    const { answer } = asked?.ok ? await asked.json() : {};
    if (!answer) continue;
    open.delete(secret);
    say(desk, answer);
  }
}, askEvery);
