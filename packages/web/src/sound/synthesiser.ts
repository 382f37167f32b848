import type { Puff, Score, Tone } from './scores.ts';

/** Sounds begin and end without a crack. */
const attack = 0.006;
const silence = 0.0001;

/** Plays scores into an audio context; every voice is taken down when it has died away. */
export class Synthesiser {
  readonly #context: BaseAudioContext;
  readonly #out: GainNode;
  #air: AudioBuffer | null = null;

  constructor(context: BaseAudioContext) {
    this.#context = context;
    this.#out = context.createGain();
    // several at once stay below what hurts
    const limit = context.createDynamicsCompressor();
    limit.threshold.value = -14;
    this.#out.connect(limit).connect(context.destination);
  }

  play({ tones, puffs }: Score, volume: number): void {
    // ears hear in powers
    this.#out.gain.value = 1.5 * volume ** 2;
    for (const tone of tones) this.#tone(tone);
    for (const puff of puffs) this.#puff(puff);
  }

  #tone({ wave, from, to = from, at, lasts, loud }: Tone): void {
    const voice = this.#context.createOscillator();
    voice.type = wave;
    this.#glide(voice.frequency, from, to, at, lasts);
    this.#ring(voice, voice, { at, lasts, loud });
  }

  #puff({ centre, to = centre, narrow, at, lasts, loud }: Puff): void {
    const voice = this.#context.createBufferSource();
    voice.buffer = this.#air ??= this.#stillAir();
    voice.loop = true;
    const band = this.#context.createBiquadFilter();
    band.type = 'bandpass';
    band.Q.value = narrow;
    this.#glide(band.frequency, centre, to, at, lasts);
    // the narrower the band, the less of the noise gets through
    this.#ring(voice, voice.connect(band), { at, lasts, loud: loud * (1 + narrow / 2) });
  }

  #glide(pitch: AudioParam, from: number, to: number, at: number, lasts: number): void {
    const start = this.#context.currentTime + at;
    pitch.setValueAtTime(from, start);
    if (to !== from) pitch.exponentialRampToValueAtTime(to, start + lasts);
  }

  #ring(
    voice: AudioScheduledSourceNode,
    heard: AudioNode,
    { at, lasts, loud }: Pick<Tone, 'at' | 'lasts' | 'loud'>,
  ): void {
    const envelope = this.#context.createGain();
    const start = this.#context.currentTime + at;
    envelope.gain.setValueAtTime(silence, start);
    envelope.gain.exponentialRampToValueAtTime(loud, start + attack);
    envelope.gain.exponentialRampToValueAtTime(silence, start + lasts);
    heard.connect(envelope).connect(this.#out);
    voice.start(start);
    voice.stop(start + lasts);
    voice.addEventListener('ended', () => envelope.disconnect());
  }

  /** A second of white noise. */
  #stillAir(): AudioBuffer {
    const { sampleRate } = this.#context;
    const air = this.#context.createBuffer(1, sampleRate, sampleRate);
    const samples = air.getChannelData(0);
    for (let index = 0; index < samples.length; index++) samples[index] = Math.random() * 2 - 1;
    return air;
  }
}
