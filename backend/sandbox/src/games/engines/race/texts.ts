import type { EngineTexts } from '../../../../play/src/text';

/** This engine's own texts. */
export const texts = {
  raceRules: {
    EN: 'Bet on the winner. Odds are decimal: your return includes the stake. The race is simulated.',
    PHP: 'Tumaya sa mananalo. Decimal ang odds: kasama sa payout ang taya mo. Simulated ang karera.',
    CN: '投注获胜的马匹。赔率为欧洲盘，派彩含本金。比赛为模拟赛。',
    ESP: 'Apuesta por el ganador. Las cuotas son decimales: tu retorno incluye la apuesta. La carrera es simulada.',
    RUS: 'Поставьте на победителя. Коэффициенты десятичные: выплата включает вашу ставку. Заезд\u00a0— симуляция.',
    VI: 'Cược vào con về nhất. Tỷ lệ cược kiểu thập phân: tiền trả gồm cả tiền cược. Cuộc đua là mô phỏng.',
    MS: 'Bertaruh pada pemenang. Odds adalah perpuluhan: pulangan anda termasuk taruhan. Perlumbaan ini ialah simulasi.',
    NE: 'विजेतामा बाजी राख्नुहोस्। ओड्स दशमलवमा छन्: भुक्तानीमा तपाईंको दाउ समावेश हुन्छ। दौड सिमुलेसन हो।',
  },
  startRace: {
    EN: 'Start the race',
    PHP: 'Simulan ang karera',
    CN: '开始比赛',
    ESP: 'Iniciar la carrera',
    RUS: 'Начать заезд',
    VI: 'Bắt đầu đua',
    MS: 'Mula perlumbaan',
    NE: 'दौड सुरु गर्नुहोस्',
  },
  horse: {
    EN: 'Number {{n}}',
    PHP: 'Numero {{n}}',
    CN: '{{n}} 号',
    ESP: 'Número {{n}}',
    RUS: 'Номер {{n}}',
    VI: 'Số {{n}}',
    MS: 'Nombor {{n}}',
    NE: 'नम्बर {{n}}',
  },
} as const satisfies EngineTexts;
