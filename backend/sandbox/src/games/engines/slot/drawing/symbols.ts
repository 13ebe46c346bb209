import { make } from '../../../../../play/src/dom';
import { down } from '../../../../../play/src/scene';
import type { Theme } from '../../../../../play/src/theme';
import { SCATTER, WILD } from '../symbols';
import { family, type Layer, letterTones, scatterLayers, wildLayers } from './shapes';

const letters = ['A', 'K', 'Q', 'J'];

function layersOf(theme: Theme, symbol: number): Layer[] {
  if (symbol === WILD) return wildLayers(theme.hue + 180);
  if (symbol === SCATTER) return scatterLayers(theme.hue + 60);
  return family(theme.seed >>> 3, theme.hue)[symbol] ?? [];
}

function paintLayer(c: CanvasRenderingContext2D, { d, fill, line }: Layer): void {
  const path = new Path2D(d);
  c.fillStyle = down(c, -46, 46, ...fill);
  c.fill(path);
  if (!line) return;
  c.strokeStyle = line[0];
  c.lineWidth = line[1];
  c.lineJoin = 'round';
  c.stroke(path);
}

function paintLetter(c: CanvasRenderingContext2D, letter: string, tones: readonly string[]): void {
  c.font = '900 74px Georgia, "Times New Roman", serif';
  c.textAlign = 'center';
  c.textBaseline = 'middle';
  c.lineJoin = 'round';
  c.lineWidth = 11;
  c.strokeStyle = 'rgba(0,0,0,.55)';
  c.strokeText(letter, 0, 5);
  c.lineWidth = 6;
  c.strokeStyle = '#fff2c8';
  c.strokeText(letter, 0, 3);
  c.fillStyle = down(c, -32, 34, ...tones);
  c.fillText(letter, 0, 3);
}

function ribbon(c: CanvasRenderingContext2D, text: string): void {
  c.font = '900 19px system-ui, sans-serif';
  c.textAlign = 'center';
  c.textBaseline = 'middle';
  c.lineWidth = 5;
  c.lineJoin = 'round';
  c.strokeStyle = 'rgba(30,12,0,.9)';
  c.strokeText(text, 0, 34);
  c.fillStyle = '#fff';
  c.fillText(text, 0, 34);
}

/** Draws a symbol around the origin in a box of 100. */
export function paintSymbol(c: CanvasRenderingContext2D, theme: Theme, symbol: number): void {
  c.shadowColor = 'rgba(0,0,0,.45)';
  c.shadowBlur = 6;
  c.shadowOffsetY = 3;
  const letter = letters[symbol - 5];
  if (letter && symbol < WILD) paintLetter(c, letter, letterTones(theme.hue)[symbol - 5] ?? []);
  for (const one of layersOf(theme, symbol)) {
    paintLayer(c, one);
    c.shadowColor = 'transparent';
  }
  if (symbol === WILD) ribbon(c, 'WILD');
  if (symbol === SCATTER) ribbon(c, 'FREE');
}

/** A symbol as an image of `size` CSS pixels. */
export function symbolCanvas(theme: Theme, symbol: number, size: number): HTMLCanvasElement {
  const canvas = make('canvas', { attributes: { 'aria-hidden': 'true' } });
  const ratio = Math.min(2, window.devicePixelRatio || 1);
  canvas.width = canvas.height = Math.round(size * ratio);
  canvas.style.width = canvas.style.height = `${size}px`;
  const c = canvas.getContext('2d');
  if (!c) return canvas;
  c.setTransform((size * ratio) / 112, 0, 0, (size * ratio) / 112, (size * ratio) / 2, (size * ratio) / 2);
  paintSymbol(c, theme, symbol);
  return canvas;
}
