-- Currencies whose amounts an older version stored with other decimal places than this one reads: IDR and MMK with none, the others with two. A backend
-- does not start while one is listed; whoever has multiplied the amounts deletes the row (docs/upgrade.md).
create table currencies_to_recount (currency text primary key, decimals_before smallint not null);

insert into currencies_to_recount (currency, decimals_before)
  select distinct currency, case when currency in ('IDR', 'MMK') then 0 else 2 end from ledger_players where currency in (
    'BHD', 'BIF', 'CLF', 'CLP', 'DJF', 'GNF', 'IDR', 'IQD', 'ISK', 'JOD', 'KMF', 'KWD', 'LYD', 'MMK', 'OMR',
    'PYG', 'RWF', 'TND', 'UGX', 'UYI', 'UYW', 'VUV', 'XAF', 'XOF', 'XPF'
  );
