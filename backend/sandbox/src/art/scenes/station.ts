import { mix, shade } from '../colour';
import { at, box, c, e, line, n, p, starPath } from '../kit';
import { cutGem } from '../motifs/treasures';
import { many, paint, specks, type View, world } from './view';

const hexagon = starPath(3, 60, 60, 0);

/** A wheel of a space station before its planet, a shuttle on its way in, prizes in orbit. */
export function station(v: View): string {
  const { k, deep, middle, light, accent, metal } = v;
  const nebula = `${e(-420, -60, 480, 220, k.r(`${mix(middle, '#ff4fd8', 0.4)}/75 ${middle}/30@50 ${middle}/0`))}${e(80, 160, 520, 200, k.r(`${accent}/35 ${accent}/0`))}`;
  const planet = at(
    'translate(150 330)',
    `${k.glow(0, 0, 460, accent, 55)}${c(0, 0, 320, k.r(`${mix(accent, '#fff', 0.5)} ${mix(middle, accent, 0.55)}@40 ${middle}@70 ${deep}`, 0.36, 0.12, 0.95))}${k.clip('<circle r="320"/>', p('M-340-150C-200-210-60-130 80-180S300-220 360-180V-120C240-150 120-90-20-110S-220-90-340-70Z', '#fff', 'opacity=".18"') + p('M-340-20C-160-80 40 0 340-60V-10C60 50-140-20-340 40Z', light, 'opacity=".14"'))}${p('M-318-34A320 320 0 0 1 240-212', 'none', `stroke="${light}" stroke-width="6" opacity=".8"`)}`,
  );
  const hull = k.l(`${shade(metal, 0.4)} ${metal}@30 ${mix(metal, deep, 0.62)}@70 ${shade(middle, -0.4)}`);
  const rim = `${e(0, 0, 290, 92, 'none', `stroke="${mix(metal, deep, 0.45)}" stroke-width="46"`)}`;
  const rimNear = `<path d="M-290 0A290 92 0 0 0 290 0" fill="none" stroke="${hull}" stroke-width="50"/><path d="M-290 0A290 92 0 0 0 290 0" fill="none" stroke="${shade(deep, -0.1)}" stroke-width="22"/><path d="M-290 0A290 92 0 0 0 290 0" fill="none" stroke="${accent}" stroke-width="9" stroke-dasharray="16 9"/><path d="M-290-23A290 92 0 0 0 290-23" fill="none" stroke="#fff" stroke-width="2.500" opacity=".8"/>`;
  const spokes =
    line('M-270 0H270M-140-76 140 76M140-76-140 76', mix(metal, deep, 0.35), 15) +
    line('M-270-4H270', '#fff', 2, 'opacity=".5"');
  const hub = `${p('M-54-150H54L70-30V60L30 140H-30L-70 60V-30Z', k.l(`${mix(metal, deep, 0.6)} ${shade(metal, 0.4)}@40 ${mix(metal, deep, 0.7)}`, 90))}${p('M-40-150C-40-196 40-196 40-150Z', k.l(`${light} ${accent}`))}${[-104, -58, 30, 76].map((y) => line(`M-46 ${y}H46`, accent, 7, 'stroke-dasharray="1 14"')).join('')}${box(-66, -26, 132, 34, mix(deep, middle, 0.5), 'rx="6"')}${line('M-54-9H54', light, 10, 'opacity=".9"')}${line('M0-184V-250M-16-216H16', metal, 4)}${k.ball(0, -254, 8, '#ff5a7a')}${p('M-30 140H30L14 196H-14Z', mix(metal, deep, 0.5))}${k.glow(0, 200, 80, accent, 90)}`;
  const wheel = at('translate(-10-30) rotate(-13)', `${k.glow(0, 0, 330, accent, 34)}${rim}${spokes}${hub}${rimNear}`);
  const shuttle = at(
    'translate(-330 92) rotate(-16) scale(.86)',
    `${p('M-60-8-360 2-60 14Z', k.l(`${accent}/0 ${accent}/60@70 #fff`, 90))}${p('M-60-18H30C70-16 100-4 116 6 100 16 70 26 30 28H-60Z', k.l(`#fff ${metal}@40 ${mix(metal, deep, 0.65)}`))}${p('M-50-18-92-62H-58L10-18ZM-50 28-84 60H-52L0 28Z', k.l(`${accent} ${shade(accent, -0.6)}`))}${p('M50-12C74-10 90-4 98 4L52 4Z', k.l('#0b1630 #39d0ff'))}${line('M-40 6H36', accent, 4)}`,
  );
  const orbit = (x: number, y: number, s: number, inner: string, tone: string) =>
    at(
      `translate(${x} ${y}) scale(${s})`,
      `${k.glow(0, 0, 100, tone, 60)}${p(hexagon, k.l(`${tone}/45 ${deep}/70`), `stroke="${tone}" stroke-width="4"`)}${inner}`,
    );
  const prizes =
    orbit(-196, -182, 0.86, at('scale(.2)', cutGem(k, '#ff4fd8')), '#ff6fe0') +
    orbit(256, -160, 0.8, p(starPath(5, 34, 15), k.l('#fff0a8 #ffb020')), '#ffd25a') +
    orbit(-470, -60, 0.7, p('M-24-34H28V-14L2 40H-22L4-12H-24Z', '#fff'), accent) +
    orbit(-640, 120, 0.56, at('scale(.2)', cutGem(k, accent)), light);
  const lanes = `<g fill="none" stroke="${light}" stroke-dasharray="2 10" stroke-linecap="round" opacity=".5" stroke-width="3"><path d="M-860 170C-600 60-300-190 360-196"/><path d="M-860 60C-560-60-260-260 300-300"/></g>`;
  const rocks = many(9, () => {
    const [x, y, r] = [-850 + k.next() * 600, 180 + k.next() * 90, 5 + k.next() * 16];
    return p(starPath(4, r, r * 0.82, k.next() * 90), mix(deep, metal, 0.35), `transform="translate(${n(x)} ${n(y)})"`);
  });
  return world(
    v,
    `${paint(k.l(`${shade(deep, -0.3)} ${deep}@40 ${mix(deep, middle, 0.7)}`))}${nebula}${specks(k, -300, 430, 260, '#fff', 2, 'opacity=".85"')}${specks(k, -300, 300, 36, light, 4)}${k.ball(-716, -170, 54, mix(middle, '#ff9a5a', 0.55))}${e(-716, -166, 96, 18, 'none', `stroke="${mix(light, '#ff9a5a', 0.4)}" stroke-width="5" opacity=".8" transform="rotate(-18-716-166)"`)}${planet}${lanes}${wheel}${shuttle}${prizes}${rocks}`,
  );
}
