export type Palette = {
  /** From the zenith to the horizon. */
  sky: [string, string, string, string];
  /** The farthest ridge, nearly the horizon, and the ground at our feet. */
  far: string;
  near: string;
  /** Moon or sun. */
  light: string;
  /** Kickers, bars, lamps. */
  accent: string;
  /** Northern lights, from their hem upward. */
  ribbons: [string, string];
};

const palette = (sky: string, ground: string, lights: string, ribbons = '#4ff0b4 #8a6cff'): Palette => ({
  sky: sky.split(' ') as Palette['sky'],
  far: ground.split(' ')[0]!,
  near: ground.split(' ')[1]!,
  light: lights.split(' ')[0]!,
  accent: lights.split(' ')[1]!,
  ribbons: ribbons.split(' ') as Palette['ribbons'],
});

const palettes: Record<string, Palette> = {
  ember: palette('#170d2e #4b1a4f #b23a58 #f79a6b', '#a5435c #150a1d', '#ffdfb8 #ffb37a'),
  rose: palette('#2a2350 #6b3b78 #d0708a #ffc9a3', '#b7728f #1d1630', '#fff0d8 #ffb3a1'),
  violet: palette('#0a0a26 #1c1450 #46287e #8b5bb0', '#4a3486 #090717', '#f3e6ff #c79bff', '#b07cff #ff7ad1'),
  fjord: palette('#0c1c33 #1b4260 #4f8591 #c9d7b6', '#4d8290 #081522', '#fff6da #9fe3c9'),
  midnight: palette('#050a1c #0b1838 #17305c #2f5580', '#24456f #04070f', '#dce9ff #ffc76e'),
  dawn: palette('#23386b #6a6fa8 #e7a6a0 #ffe0b0', '#a98aa8 #1c1d38', '#fff3d6 #ffcf87'),
  frost: palette('#16294a #3b6288 #8fb7cb #e3eff0', '#9dbccb #1a2c44', '#ffffff #bfeaff'),
  amber: palette('#1c1430 #56304a #c46a3f #ffc56b', '#a9603f #140d18', '#ffe9b8 #ffc861'),
  'slate-rose': palette('#1e2436 #44506b #a08293 #efc1ad', '#7d7389 #141826', '#ffe8d6 #ffb8a0'),
  teal: palette('#0b2733 #14545e #4aa08f #d7e5b0', '#3f8c84 #06181d', '#fffbe0 #8ff0c8'),
  tempest: palette('#0a0f1c #16253a #2c4a5e #5f8390', '#33505f #05080f', '#e8f6ff #7fd6ff'),
  gold: palette('#24366e #7a6fa0 #f0a46c #ffe2a0', '#b98a6c #1f2030', '#fff4d0 #ffd166'),
  indigo: palette('#0d1033 #272d74 #6a5bb0 #e8a7b8', '#5a55a0 #0a0a20', '#fff1e0 #ffcf8f'),
  'dusk-teal': palette('#0b1a2c #16485a #5d8f86 #f2c48a', '#467a7a #07131b', '#ffeecb #8be8cf'),
  coral: palette('#2b2f66 #7b5596 #ee8d86 #ffd7a6', '#b4728f #1a1c3a', '#fff2d6 #ffab91'),
  'lagoon-night': palette(
    '#04101f #08284a #0f5a73 #3fa39a',
    '#17606f #030a12',
    '#eafff6 #ffd27a',
    '#52f2c0 #4aa8ff',
  ),
  moonlit: palette('#080d22 #16204a #33407c #7f86b4', '#3a4480 #070916', '#f6f2e2 #ffd98a'),
  peach: palette('#3b4a86 #9a86b8 #f6b7a2 #ffe9c4', '#b99bb0 #2a2440', '#fff6e0 #ffc38a'),
  meadow: palette('#133254 #2f7390 #8ec3a4 #f8e7ad', '#6fa79a #0c2226', '#fffbe4 #ffe28a'),
  blueprint: palette('#0b2a5a #0d3168 #103a78 #134388', '#1a4f99 #082048', '#ffffff #9fd0ff'),
  emerald: palette(
    '#03100f #06251f #0c4638 #23775a',
    '#124d3f #020a08',
    '#eafff4 #63f0b0',
    '#5cffb0 #37b6ff',
  ),
  ultramarine: palette('#060a2e #10207a #3552b8 #9db4e8', '#3450a8 #050820', '#ffffff #8fb4ff'),
  rain: palette('#17222b #2f4550 #5e7a80 #a9b8b4', '#567078 #0d161c', '#f2f7f2 #a8e0d8'),
  sunken: palette('#141c3a #1d3b63 #4b7590 #e0b49a', '#3d6380 #060e1e', '#ffe9d2 #f2b99a'),
  plum: palette('#180a2a #46144f #96305f #f0785f', '#7f2f5c #12061a', '#ffe0bd #ff9f80'),
  arctic: palette('#050c24 #0c2350 #1d4f86 #5ea1bf', '#245a8c #040916', '#f0fbff #7fe9ff', '#5ff7d2 #5a7bff'),
  'magenta-night': palette('#0c0620 #2c0f48 #641f68 #b04a80', '#55205f #08040f', '#ffe6f4 #ff8ac4'),
  lavender: palette('#232a62 #6361a8 #b99ad0 #fbd7d6', '#8d83bd #16183a', '#fff5ee #e3b8ff'),
  beacon: palette('#050c20 #0d2247 #264c78 #7f90a0', '#2a4d76 #040814', '#fff2cc #ffd27a'),
  'blue-hour': palette('#0a1338 #1c2f74 #5a5fae #f0a58e', '#4a559c #070b1f', '#fff0dc #ffc774'),
  'sunset-water': palette('#2a1a4a #7c2f63 #e2625a #ffc27a', '#a3446a #190e28', '#fff0c8 #ffb067'),
  apricot: palette('#2c3a6e #8a7aa6 #f2a77c #ffe1ac', '#a98496 #1b1e36', '#fff4d6 #ffb56b'),
  'moon-tide': palette('#060b1f #122750 #2c5a86 #7fa3b4', '#2d5680 #050a16', '#fdf6df #ffd98f'),
  'lilac-sea': palette('#3a3a80 #8473b8 #dba6c4 #ffe0cf', '#9c8ac0 #231f48', '#fff7ea #ffc2b0'),
  mist: palette('#39506a #7390a2 #b8c6c4 #f0e4d0', '#8fa5ac #1f3040', '#fffaf0 #ffd9a8'),
  'morning-mint': palette('#11424f #2f8a8a #93cdb4 #fbeec0', '#5ea79c #0a2630', '#fffce8 #ffe39a'),
  'coral-dusk': palette('#211642 #6a2f6a #d65f6e #ffb98a', '#8f4170 #140b24', '#ffedd0 #ff9d80'),
  'violet-city': palette('#0e0a2a #34206c #7d48a0 #e88fa8', '#5a3a90 #090618', '#ffeef0 #ffb3d0'),
};

export const paletteNamed = (name: string): Palette => {
  const found = palettes[name];
  if (!found) throw new Error(`Add the palette "${name}" to demo/scenes/palettes.ts.`);
  return found;
};
