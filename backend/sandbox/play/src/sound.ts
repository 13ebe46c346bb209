/** A short tone or noise of a sound. Times are seconds from its start, loudness 0 to 1. */
interface Note {
  at: number;
  long: number;
  loud: number;
  /** Hertz at its start and end; without `to`: noise above `from` Hertz, like wind and wood. */
  from: number;
  to?: number;
  wave?: OscillatorType;
}

const tone = (
  at: number,
  from: number,
  long: number,
  loud: number,
  wave: OscillatorType = 'sine',
  to = from,
): Note => ({
  at,
  long,
  loud,
  from,
  to,
  wave,
});
const noise = (at: number, from: number, long: number, loud: number): Note => ({ at, long, loud, from });

/** All sounds. None of a payout at or below the stake sounds like a win. */
const sounds = {
  start: [noise(0, 900, 0.28, 0.14), tone(0, 220, 0.2, 0.08, 'triangle', 420)],
  stop: [tone(0, 150, 0.09, 0.3, 'triangle', 70), noise(0, 2600, 0.03, 0.16)],
  tick: [tone(0, 1400, 0.03, 0.12, 'square', 900)],
  ball: [tone(0, 720, 0.09, 0.16, 'sine', 980)],
  card: [noise(0, 3200, 0.07, 0.22)],
  chip: [tone(0, 2300, 0.04, 0.1, 'triangle'), tone(0.03, 2900, 0.04, 0.08, 'triangle')],
  shake: [noise(0, 1500, 0.06, 0.2), noise(0.09, 1900, 0.05, 0.16)],
  rise: [tone(0, 260, 0.5, 0.1, 'sawtooth', 520)],
  burst: [noise(0, 180, 0.6, 0.4), tone(0, 120, 0.5, 0.3, 'sawtooth', 40)],
  special: [tone(0, 880, 0.12, 0.16), tone(0.1, 1320, 0.2, 0.16)],
  win: [0, 4, 7, 12, 16].map((step, index) => tone(index * 0.1, 523 * 2 ** (step / 12), 0.32, 0.16, 'triangle')),
  end: [tone(0, 330, 0.14, 0.07)],
} satisfies Record<string, readonly Note[]>;

export type Sound = keyof typeof sounds;

/** Plays synthesised sounds once enabled; no files are loaded. */
export class Speaker {
  #context: AudioContext | undefined;
  on = false;

  /** Toggles sound; call it on a press, as browsers require. */
  toggle(): boolean {
    this.on = !this.on;
    if (this.on) {
      this.#context ??= new AudioContext();
      void this.#context.resume();
    }
    return this.on;
  }

  play(name: Sound): void {
    const context = this.#context;
    if (!this.on || !context) return;
    for (const note of sounds[name]) this.#note(context, note);
  }

  #note(context: AudioContext, { at, long, loud, from, to, wave }: Note): void {
    const begin = context.currentTime + at;
    const gain = context.createGain();
    gain.gain.setValueAtTime(loud, begin);
    gain.gain.exponentialRampToValueAtTime(0.0001, begin + long);
    gain.connect(context.destination);
    if (wave && to) {
      const source = context.createOscillator();
      source.type = wave;
      source.frequency.setValueAtTime(from, begin);
      source.frequency.exponentialRampToValueAtTime(to, begin + long);
      source.connect(gain);
      source.start(begin);
      source.stop(begin + long);
      return;
    }
    const source = context.createBufferSource();
    const buffer = context.createBuffer(1, Math.ceil(context.sampleRate * long), context.sampleRate);
    const values = buffer.getChannelData(0);
    for (let index = 0; index < values.length; index++) values[index] = Math.random() * 2 - 1;
    const filter = context.createBiquadFilter();
    filter.type = 'highpass';
    filter.frequency.value = from;
    source.buffer = buffer;
    source.connect(filter).connect(gain);
    source.start(begin);
  }
}
