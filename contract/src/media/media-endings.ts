/** Endings of the files that ffmpeg's demuxers of one self-contained file read; the service looks at the bytes. */
const endings =
  // Pictures and sound.
  '3g2 3gp amv asf avc avi dif divx dv dvr-ms evo f4v flv gxf h261 h263 h264 264 h265 265 hevc ismv ivf m1v m2p m2t m2ts ' +
  'm2v m4v mj2 mk3d mkv mov mp4 mpe mpeg mpg mpv mts mxf nut obu ogm ogv ogx qt rm rmvb tod trp ts tsv vc1 vob webm wm ' +
  'wmv wtv ' +
  // Sound. AC-4 and protected files are among them, so that the service can say what they are.
  'aac aax ac3 ac4 adts aif aifc aiff alac amr ape au awb bwf caf dff dsf dts dtshd eac3 ec3 flac loas m2a m4a m4b m4p ' +
  'm4r mka mlp mp1 mp2 mp3 mpa mpc oga ogg opus ra rf64 snd spx tak thd truehd tta voc w64 wav wave weba wma wv';

export const mediaEndings: ReadonlySet<string> = new Set(endings.split(' ').map((ending) => `.${ending}`));
