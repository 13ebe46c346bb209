import { defineRemote } from '@marquee/federation/defineRemote';
import type en from './locales/en.json';

/** Deposits, withdrawals, and histories. */
export const remote = defineRemote<typeof en>({
  name: 'wallet',
  hostApi: '^1.7.0',
  categories: [],
  routes: [
    {
      path: '/deposit',
      page: './deposit/DepositPage',
      guard: 'player',
      title: 'page.deposit',
      seo: 'deposit',
      skeleton: 'form',
    },
    {
      path: '/withdrawal',
      page: './withdrawal/WithdrawalPage',
      guard: 'player',
      title: 'page.withdrawal',
      seo: 'withdrawal',
      skeleton: 'form',
    },
    {
      path: '/bank-details',
      page: './banks/BankDetailsPage',
      guard: 'player',
      title: 'page.banks',
      seo: 'bank-details',
      skeleton: 'list',
    },
    {
      path: '/add-bank',
      page: './banks/AddBankPage',
      guard: 'player',
      title: 'page.addBank',
      seo: 'add-bank',
      skeleton: 'form',
    },
    {
      path: '/transaction-history',
      page: './history/TransactionHistoryPage',
      guard: 'player',
      title: 'page.transactions',
      seo: 'transaction-history',
      skeleton: 'table',
    },
    {
      path: '/bet-history',
      page: './history/BetHistoryPage',
      guard: 'player',
      title: 'page.bets',
      seo: 'bet-history',
      skeleton: 'table',
    },
    {
      path: '/statement',
      page: './statement/StatementPage',
      guard: 'player',
      title: 'page.statement',
      seo: 'statement',
      skeleton: 'table',
    },
  ],
  slots: [
    { slot: 'account.menu', module: './balances/Balances', guard: 'player', order: 10 },
    { slot: 'balance.menu', module: './deposit/QuickDeposit', guard: 'player', order: 10 },
  ],
  navigation: [
    { to: '/deposit', label: 'page.deposit', icon: 'deposit', place: 'account', order: 20 },
    { to: '/withdrawal', label: 'page.withdrawal', icon: 'withdraw', place: 'account', order: 30 },
    { to: '/bank-details', label: 'page.banks', icon: 'bank', place: 'account', order: 40 },
    { to: '/statement', label: 'page.statement', icon: 'print', place: 'account', order: 50 },
    { to: '/transaction-history', label: 'page.transactions', icon: 'history', place: 'account', order: 60 },
    { to: '/bet-history', label: 'page.bets', icon: 'ticket', place: 'account', order: 70 },
  ],
});
