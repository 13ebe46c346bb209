import { describe, expect, test } from '@rstest/core';
import { calls } from './calls';
import { type Category, categories, categoryCodes, categoryOfSlug } from './categories';
import { schemas } from './schemas';

describe('the product categories', () => {
  test.each<[Category, string]>([
    ['hot', ''],
    ['slot_game', 'slots'],
    ['casino', 'livecasino'],
    ['hash_game', 'hashgame'],
    ['sportsbook', 'sportsbook'],
    ['fishing', 'fish'],
    ['poker', 'table'],
    ['sabong', 'sabong'],
    ['lottery', 'lottery'],
    ['horse_racing', 'horseracing'],
    ['bingo', 'bingo'],
    ['arcade', 'arcade'],
    ['crash', 'crash'],
  ])('%s has the slug "%s" [R2.27]', (code, slug) => {
    expect(categories[code].slug).toBe(slug);
    expect(categoryOfSlug(slug)).toBe(code);
  });

  test('there are no others', () => expect(categoryCodes).toHaveLength(13));
});

describe('the calls', () => {
  const names = [
    ...['login', 'login_tac', 'tac/verify', 'tac/request_new_register', 'tac/request_login'].map(
      (name) => `auth/${name}`,
    ),
    ...['forgot_password', 'signup', 'update_password', 'get_balance', 'vip'].map((name) => `auth/${name}`),
    ...['fav_list', 'fav_add', 'fav_remove', 'fetch_slide', 'fetch_announment'].map((name) => `home/${name}`),
    ...['marquee', 'referral', 'fetch_transactions', 'public_odds', 'match_list'].map((name) => `home/${name}`),
    ...['startup', 'product/get_hot_games', 'seo'],
    ...['profile_update', 'social_account', 'siteinfodetail', 'partners'].map((name) => `settings/${name}`),
    ...['top10winner_withdrawal', 'get_inbox', 'check_status', 'claim_inbox'].map((name) => `settings/${name}`),
    ...['get_analytics', 'adsvisit'].map((name) => `settings/${name}`),
  ];

  test.each(names)('%s exists by its name [R7.04]', (name) => expect(Object.keys(calls)).toContain(name));
});

/** The visible structure of a schema: an object has entries, a list an item. */
interface Shape {
  entries?: Record<string, Shape>;
  item?: Shape;
}

/** The fields of an entity at a path in an answer; `[]` is a list's entry. */
function fieldsAt(answer: unknown, way: string): string[] {
  let shape = answer as Shape | undefined;
  for (const step of way.split(' ').filter(Boolean)) shape = step === '[]' ? shape?.item : shape?.entries?.[step];
  return Object.keys(shape?.entries ?? {});
}

describe('the entities have every field of the specification, by its name', () => {
  test.each([
    ['the start-up answer', 'startup', '', 'maintenance content site language provider_count aff_domain live_chat'],
    ['maintenance', 'startup', 'maintenance', 'is_maintenance start_date end_date'],
    ['content', 'startup', 'content', 'menu game_menu'],
    ['a menu item', 'startup', 'content menu []', 'content_id children'],
    [
      'the site',
      'startup',
      'site',
      'domain_name site_name currency theme_code theme_color logo1 logo2 logo3 status expired_date logo_text external_id android_sub ios_sub manifest_icon gamify_status',
    ],
    ['a provider count', 'startup', 'provider_count []', 'category'],
    ['live chat', 'startup', 'live_chat', 'chat_id image_id status'],
    ['a login', 'auth/login', '', 'token user fullname email'],
    ['the user of a login', 'auth/login', 'user', 'account_id session_token'],
    ['the balances', 'auth/get_balance', '', 'game_balance game_token minigame'],
    ['the minigame tokens', 'auth/get_balance', 'minigame', 'frozen_token token_balance'],
    [
      'a VIP level',
      'auth/vip',
      'nextLevel []',
      'starting_deposit cycle_deposit deposit_next starting_turnover cycle_turnover turnover_next vip_name vip_name_next',
    ],
    ['a favourite', 'home/fav_list', 'value []', 'game_code game_name game_type img_url provider_code'],
    ['a partner', 'settings/partners', 'partners []', 'href img_url partner_name'],
    ['the profile', 'settings/profile', 'value []', 'account_id full_name contact_email'],
    [
      'an SEO record',
      'seo',
      'value []',
      'id page_name en_item_name en_body local_item_name local_body meta_title meta_desc meta_keywords meta_url meta_canonical meta_author meta_publisher meta_lang meta_image_url',
    ],
    ['an analytics item', 'settings/get_analytics', 'value []', 'section script'],
    [
      'the top ten',
      'settings/top10winner_withdrawal',
      '',
      'withrawal winner hour_withdrawal registered_player active_player deposited_player',
    ],
    ['an inbox item', 'settings/get_inbox', 'value []', 'inbox_id'],
    ['the referral', 'home/referral', '', 'setting_value'],
    ['a game tile', 'product/get_games', 'value []', 'provider_code game_code game_name game_type game_image'],
    [
      'a bet line',
      'sports/open_bets',
      'value [] legs []',
      'bet_type home_away criteria1 home_team_name away_team_name home_name_en home_name_php home_name_cn home_name_esp home_name_rus home_name_vi home_name_ms home_name_ne away_name_en away_name_php away_name_cn away_name_esp away_name_rus away_name_vi away_name_ms away_name_ne',
    ],
  ] as const)('%s [R3.01, R3.07, R3.16, R3.18, R3.22, R3.23, R3.25]', (_, call, way, fields) => {
    expect(fieldsAt(schemas[call].output, way)).toEqual(expect.arrayContaining(fields.split(' ')));
  });

  test('a bet line is for side 1, 2 or 3 [R3.24]', () => {
    const legs = (schemas['sports/open_bets'].output as unknown as Shape).entries?.value?.item?.entries?.legs?.item
      ?.entries;
    expect((legs?.home_away as { options?: number[] } | undefined)?.options).toEqual([1, 2, 3]);
  });

  test('an analytics item is for HEAD or BODY [R3.21]', () => {
    const item = (schemas['settings/get_analytics'].output as unknown as Shape).entries?.value?.item?.entries;
    expect((item?.section as { options?: string[] } | undefined)?.options).toEqual(['HEAD', 'BODY']);
  });
});
