/** Text keys of a lobby; each remote has them in its own bundle. */
export type LobbyText =
  | 'lobby.count'
  | 'lobby.empty'
  | 'lobby.emptyText'
  | 'lobby.end'
  | 'lobby.failed'
  | 'lobby.failedText'
  | 'lobby.features'
  | 'lobby.none'
  | 'lobby.noneText'
  | 'lobby.reset'
  | 'lobby.search'
  | 'lobby.sort'
  | `lobby.sort.${'popular' | 'new' | 'name' | 'rtp'}`;
