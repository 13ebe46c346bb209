import { categoryCodes, isCategory } from '@marquee/contract/categories';
import type { Command } from './command';
import { hasOwnKey } from './jsonEdit';
import { logosOf, modelOf, themeOf } from './looks';
import { type Change, change, siteOf, ToolError } from './workspace';

const theme: Command = {
  usage: '<domain> <code> [color]',
  summary: 'Gives a site another template and colour; pictures and logos of the product’s own follow.',
  options: { 'keep-pictures': 'leaves slides, palette and logos as they are' },
  flags: ['keep-pictures'],
  words: [2, 3],
  writes: true,
  run(workspace, { words: [domain = '', template = '', colour], flag }) {
    const { site, text } = siteOf(workspace, domain);
    const { code, color } = themeOf(template, colour);
    const changes: Change[] = [
      [['theme_code'], code],
      [['theme_color'], color],
    ];
    if (!flag('keep-pictures') && code !== site.theme_code) {
      const { scene_palette, opening_slide } = modelOf(code);
      changes.push([['scene_palette'], scene_palette]);
      const logos = logosOf(scene_palette, site.site_name);
      for (const key of ['logo1', 'logo2', 'logo3', 'manifest_icon'] as const) {
        if (site[key].startsWith('/art/brand/')) changes.push([[key], logos[key]]);
      }
      if (
        opening_slide &&
        hasOwnKey(text, 'opening_slide') &&
        site.opening_slide?.image_url.startsWith('/art/scene/')
      ) {
        changes.push([['opening_slide', 'image_url'], opening_slide.image_url]);
        changes.push([['opening_slide', 'image_phone_url'], opening_slide.image_phone_url]);
      }
    }
    change(
      workspace,
      domain,
      changes,
      `now ${code} ${color}, before ${site.theme_code} ${site.theme_color}`,
      flag('dry-run'),
    );
    return 0;
  },
};

const languages: Command = {
  usage: '<domain> <EN,RUS,…>',
  summary: 'Sets the languages that a site offers, in this order.',
  options: { default: 'the default language; if not given, the current one or the first of the list' },
  words: [2, 9],
  writes: true,
  run(workspace, { words: [domain = '', ...rest], option, flag }) {
    const { site } = siteOf(workspace, domain);
    const codes = [...new Set(rest.flatMap((word) => word.toUpperCase().split(',')).filter(Boolean))];
    const wanted = option('default')?.toUpperCase();
    const first = wanted ?? (codes.includes(site.default_language) ? site.default_language : codes[0]);
    const changes: Change[] = [
      [['languages'], codes],
      [['default_language'], first],
    ];
    change(workspace, domain, changes, `speaks ${codes.join(' ')}, ${first} by default`, flag('dry-run'));
    return 0;
  },
};

/** A list after removing and adding entries, in the order of `all`. */
function switched(
  list: readonly string[],
  out: readonly string[],
  into: readonly string[],
  all: readonly string[],
): string[] {
  const set = new Set([...list, ...into]);
  for (const one of out) set.delete(one);
  return all.filter((one) => set.has(one));
}

const onOff = { on: 'those that the site offers from now on', off: 'those that it offers no longer' };

const providers: Command = {
  usage: '<domain>',
  summary: 'Shows a site’s providers, or switches some off and on; categories without providers vanish from the menus.',
  options: onOff,
  words: [1, 1],
  writes: true,
  run(workspace, { words: [domain = ''], list, flag }) {
    const { site } = siteOf(workspace, domain);
    const [on, off] = [list('on'), list('off')].map((codes) => codes.map((code) => code.toUpperCase()));
    const all = [...site.providers.map(({ provider_code }) => provider_code), ...site.providers_off];
    if (on?.length === 0 && off?.length === 0) {
      workspace.print(
        `on:  ${site.providers.map(({ provider_code }) => provider_code).join(' ')}\noff: ${site.providers_off.join(' ') || '–'}\n`,
      );
      return 0;
    }
    const unknown = [...(on ?? []), ...(off ?? [])].find((code) => !all.includes(code));
    if (unknown)
      throw new ToolError(`${unknown} is not a provider of ${domain}. Its providers are ${all.sort().join(' ')}.`);
    const left = switched(site.providers_off, on ?? [], off ?? [], all.sort());
    change(workspace, domain, [[['providers_off'], left]], `without ${left.join(' ') || 'exception'}`, flag('dry-run'));
    return 0;
  },
};

const categories: Command = {
  usage: '<domain>',
  summary: 'Switches whole categories of a site off and on, whatever its providers have.',
  options: onOff,
  words: [1, 1],
  writes: true,
  run(workspace, { words: [domain = ''], list, flag }) {
    const { site } = siteOf(workspace, domain);
    const [on, off] = [list('on'), list('off')];
    const unknown = [...on, ...off].find((code) => !isCategory(code) || code === 'hot');
    if (unknown) {
      throw new ToolError(
        `${unknown} is not a category. They are ${categoryCodes.filter((code) => code !== 'hot').join(' ')}.`,
      );
    }
    if (on.length === 0 && off.length === 0) throw new ToolError('Say what to switch: --off sabong, --on crash');
    const left = switched(site.categories_off, on, off, categoryCodes);
    change(
      workspace,
      domain,
      [[['categories_off'], left]],
      `without ${left.join(' ') || 'exception'}`,
      flag('dry-run'),
    );
    return 0;
  },
};

const units: Record<string, number> = { m: 60_000, h: 3_600_000, d: 86_400_000 };

/** A time as operators write it: a date and time that JavaScript parses, or a span from now such as +90m, +2h, +1d. */
function instantOf(text: string | undefined, now: number): string | null {
  if (!text) return null;
  const [, count, unit = ''] = /^\+(\d+)([mhd])$/.exec(text) ?? [];
  const at = count ? now + Number(count) * (units[unit] ?? 0) : Date.parse(text);
  if (Number.isNaN(at))
    throw new ToolError(`${text} is not a time. Write 2026-12-01T06:00Z, or a span from now: +30m, +2h, +1d`);
  return new Date(at).toISOString();
}

function wanted(word: string | undefined): boolean {
  if (word !== 'on' && word !== 'off') throw new ToolError('Write on or off.');
  return word === 'on';
}

const maintenance: Command = {
  usage: '<domain> on|off',
  summary: 'Closes a site for maintenance, or opens it again.',
  options: {
    from: 'when it begins; by default now',
    until: 'when it ends by itself: 2026-12-01T06:00Z, +30m, +2h, +1d',
  },
  words: [2, 2],
  writes: true,
  run(workspace, { words: [domain = '', word], option, flag }) {
    siteOf(workspace, domain);
    const is_maintenance = wanted(word);
    const now = workspace.now();
    const [start_date, end_date] = [instantOf(option('from'), now), instantOf(option('until'), now)];
    if (!is_maintenance && (start_date || end_date)) throw new ToolError('--from and --until belong to on.');
    if (end_date && Date.parse(end_date) <= (start_date ? Date.parse(start_date) : now)) {
      throw new ToolError('It would end before it begins.');
    }
    const value = { is_maintenance, start_date, end_date };
    const window = [start_date && `from ${start_date}`, end_date && `until ${end_date}`].filter(Boolean).join(' ');
    change(
      workspace,
      domain,
      [[['maintenance'], value]],
      `maintenance ${word}${window && ` ${window}`}`,
      flag('dry-run'),
    );
    return 0;
  },
};

const chat: Command = {
  usage: '<domain> on|off',
  summary: 'Switches a site’s live chat.',
  options: { id: 'the chat’s id at its provider; sandbox-chat by default', image: 'its button’s picture, or none' },
  words: [2, 2],
  writes: true,
  run(workspace, { words: [domain = '', word], option, flag }) {
    const { live_chat } = siteOf(workspace, domain).site;
    const status = wanted(word);
    const image = option('image');
    const value = {
      chat_id: option('id') ?? (live_chat.chat_id || (status ? 'sandbox-chat' : '')),
      status,
      image_id: image === undefined ? live_chat.image_id : image === 'none' ? null : image,
    };
    change(workspace, domain, [[['live_chat'], value]], `live chat ${word}`, flag('dry-run'));
    return 0;
  },
};

/** Commands that change one site's file. */
export const editCommands: Record<string, Command> = { theme, languages, providers, categories, maintenance, chat };
