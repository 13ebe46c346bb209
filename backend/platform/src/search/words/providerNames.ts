/** Players' nicknames of providers, by provider code; a slash between names. */
export const providerNames = `
JILI | jili games/jili gaming/吉利/吉利电子/джили/жили/जिली/jl
PGSOFT | pg/pg soft/pocket games/pocket games soft/pg slot/pg电子/麻将胡了/пг/пг софт/पीजी/पीजी सफ्ट
PPLAY | pragmatic/pragmatic play/pragmatik/pp/pp电子/王者pp/прагматик/прагматик плей/प्राग्म्याटिक/प्राग्म्याटिक प्ले
PPLAYLIVE | pragmatic live/pragmatic play live/pp live/pp真人/прагматик лайв/प्राग्म्याटिक लाइभ
FACHAI | fa chai/fc/fa chai gaming/fc gaming/发财/发财电子/fc电子/фачай/फा चाई
JDB | jdb gaming/jdb slots/jdb168/jdb电子/夺宝/джей ди би/जेडिबी
YBAT | ybat gaming/y bat/ибат/वाइब्याट
EPW | epic win/epicwin/epw games/epw电子
EVOPLAY | evo play/evo/evoplay entertainment/эво плей/эвоплей/इभोप्ले
`;
