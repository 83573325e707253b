// Slow: it writes and reads 4,000 files of chance.
// Proves: what captions hold survives each format as far as the format can say it.
// Ground: captions/src, contract/src/captions/cues.ts.
import { roundTrips } from './test-round-trips.ts';

roundTrips(1_000);
