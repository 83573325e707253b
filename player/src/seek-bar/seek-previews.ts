/** One picture of the sprite: where it is in the file, in pixels, and the seconds it stands for. */
export type SeekPreview = {
  startTime: number;
  endTime: number;
  url: string;
  x: number;
  y: number;
  width: number;
  height: number;
};

const line =
  /^(?:(\d+):)?(\d\d):([\d.]+) --> (?:(\d+):)?(\d\d):([\d.]+)\n(\S+)#xywh=(?:pixel:)?(\d+),(\d+),(\d+),(\d+)$/gm;

/** Pictures over the scrubber, as the service writes them; their addresses are relative to `base`, which is absolute. */
export const parseSeekPreviews = (file: string, base: string): SeekPreview[] =>
  Array.from(file.replace(/\r\n?/g, '\n').matchAll(line)).flatMap(([, ...parts]) => {
    const url = parts[6] ?? '';
    if (!URL.canParse(url, base)) return [];
    const seconds = (from: number) =>
      Number(parts[from] ?? 0) * 3600 + Number(parts[from + 1]) * 60 + Number(parts[from + 2]);
    const [x = 0, y = 0, width = 0, height = 0] = parts.slice(7).map(Number);
    return width > 0 && height > 0
      ? [{ startTime: seconds(0), endTime: seconds(3), url: new URL(url, base).href, x, y, width, height }]
      : [];
  });
