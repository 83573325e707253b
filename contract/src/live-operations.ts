/** The names of the calls about live events, as part of `operation-names.ts`. */
export const liveOperations = {
  'GET /Management/LiveEvents': 'listLiveEvents',
  'POST /Management/LiveEvents': 'makeLiveEvent',
  'GET /Management/LiveEvents/:id': 'getLiveEvent',
  'POST /Management/LiveEvents/:id/Keys': 'makeStreamKey',
  'POST /Management/LiveEvents/:id/Tickets': 'makeLiveTicket',
  'PUT /Management/LiveEvents/:id/OnAir': 'goOnAir',
  'DELETE /Management/LiveEvents/:id/OnAir': 'endLiveEvent',
  'GET /media/:id/live/:file': 'getLiveFile',
  'PUT /Management/LiveEvents/:id/Input': 'chooseLiveInput',
  'PUT /Management/LiveEvents/:id/Marks/:markId': 'markLiveEvent',
  'DELETE /Management/LiveEvents/:id/Marks/:markId': 'deleteLiveMark',
  'PUT /Management/LiveEvents/:id/Captions': 'changeLiveCaptions',
  'DELETE /Management/LiveEvents/:id/Captions': 'endLiveCaptions',
  'PUT /Management/LiveEvents/:id/Cues/:cueId': 'writeLiveCue',
} as const;
