-- What operators decided before there was an audit becomes its beginning: who is the name that was written down then.
do $$
declare
  earlier record;
begin
  for earlier in
    select reviewed_at as at, reviewed_by as name, site, case state when 'rejected' then 'withdrawals/refuse' else 'withdrawals/approve' end
      as act, 'payment:' || id as target, null as reason, null::jsonb as after, amount, currency
    from payments where reviewed_by is not null and reviewed_at is not null
    union all select c.at, c.corrected_by, t.site, 'cash/adjust', 'player:' || t.player_id, t.description,
      jsonb_build_object('case', c.case_number), t.cash_change, t.currency
    from cash_corrections c join ledger_transactions t on t.key = 'adjustment:' || c.case_number
    union all select at, allowed_by, site, 'gifts/allow', 'player:' || player_id, null, jsonb_build_object('gift', gift), null, null
    from person_gifts where allowed_by is not null
    union all select decided_at, decided_by, site, case state when 'accepted' then 'names/accept' else 'names/refuse' end,
      'player:' || player_id, null, null, null, null
    from name_requests where decided_by is not null and decided_at is not null and state in ('accepted', 'refused')
    union all select reset_at, reset_by, site, 'players/reset-factors', 'player:' || player_id, null,
      jsonb_build_object('case', case_number, 'passkeys', passkeys, 'totp', totp), null, null
    from factor_resets
    union all select decided_at, decided_by, site, case state when 'answered' then 'messages/answer' else 'messages/close' end,
      'ticket:' || ticket, null, null, null, null
    from contact_messages where decided_by is not null
    union all select l.lifted_at, l.lifted_by, p.site, 'persons/lift', 'player:' || l.player_id, l.lifted_reason,
      jsonb_build_object('other', l.other_id), null, null
    from person_links l join players p on p.id = l.player_id where l.lifted_by is not null and l.lifted_at is not null
    union all select decided_at, decided_by, site, case state when 'released' then 'held-wins/pay' else 'held-wins/refuse' end,
      'player:' || player_id, null, jsonb_build_object('provider', provider_code, 'transaction', transaction_id), amount, currency
    from held_wins where decided_by is not null and decided_at is not null
    union all select e.at, e.detail, p.site, 'closings/reopen', 'player:' || p.id, null, null, null, null
    from protection_events e join players p on p.id = e.player_id where e.event = 'reopen_account' and e.detail <> ''
    order by 1
  loop
    perform audit_append(earlier.at, 'console', 'console', earlier.name, null, '{}', null, earlier.site, earlier.act, 'done', null,
      earlier.target, earlier.reason, null, earlier.after, earlier.amount, earlier.currency, '', null);
  end loop;
end $$;
