import { describe, expect, it } from 'vitest';
import { titleOf } from './file-title.ts';

describe('titleOf', () => {
  it.each([
    ['safety_walk_2026.final.mp4', 'Safety walk 2026 final'],
    ['US-China.mp4', 'US-China'],
    ['US-China_trade_v2.0.mp4', 'US-China trade v2.0'],
    ['talk.v2.0.mkv', 'Talk v2.0'],
    ['v2.0 explained.mp4', 'v2.0 explained'],
    ['iPhone demo.mp4', 'iPhone demo'],
    ['Dr. Smith on e-mail.mp3', 'Dr. Smith on e-mail'],
    ['2024.05.06 meeting.mp4', '2024.05.06 meeting'],
    ['walk.3gp', 'Walk'],
    ['walk.dvr-ms', 'Walk'],
    ['walk 2.0', 'Walk 2.0'],
    ['.mp4', 'Untitled'],
    ['übung.webm', 'Übung'],
  ])('%s → %s', (fileName, title) => expect(titleOf(fileName)).toBe(title));
});
