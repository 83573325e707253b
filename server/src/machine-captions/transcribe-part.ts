import type { CaptionService } from '../platform/caption-services.ts';
import type { Heard } from './heard.ts';
import { primaryLanguage } from './language-code.ts';
import { postRequest } from './post-request.ts';
import { readTranscript } from './read-transcript.ts';
import { refusesFields } from './service-failure.ts';

/** Seconds for the answer about a part of an item. Recognizers without a graphics card take longer than the sound lasts. */
const longestOfItem = 900;
/** Characters of the glossary that are sent. Whisper reads no more than 224 tokens. */
const maxGlossary = 700;

/** Forms of the answer, the one with most details first. A service refuses a form that it does not know with 400 or 422. */
const forms: [name: string, value: string][][] = [
  [
    ['response_format', 'verbose_json'],
    ['timestamp_granularities[]', 'word'],
    ['timestamp_granularities[]', 'segment'],
  ],
  [['response_format', 'verbose_json']],
  [['response_format', 'srt']],
  [['response_format', 'json']],
];

export type PartToTranscribe = {
  /** A WAV file. */
  sound: Buffer;
  seconds: number;
  /** BCP 47. Absent: the service finds it. */
  languageCode: string | undefined;
  glossary: readonly string[];
};

/** Asks a service for transcripts of parts of one sound. It remembers which form of answer the service has. */
export function createTranscriber(service: CaptionService, longestSeconds = longestOfItem) {
  let form = 0;
  return async function transcribe(part: PartToTranscribe, signal: AbortSignal): Promise<Heard> {
    for (;;) {
      try {
        return readTranscript(
          await ask(service, part, { fields: forms[form]!, longestSeconds }, signal),
          part.seconds,
        );
      } catch (problem) {
        if (!refusesFields(problem) || form === forms.length - 1) throw problem;
        form += 1;
      }
    }
  };
}

async function ask(
  service: CaptionService,
  { sound, languageCode, glossary }: PartToTranscribe,
  { fields, longestSeconds }: { fields: [name: string, value: string][]; longestSeconds: number },
  signal: AbortSignal,
): Promise<string> {
  const form = new FormData();
  form.append('file', new Blob([Uint8Array.from(sound)], { type: 'audio/wav' }), 'sound.wav');
  form.append('model', service.model);
  form.append('temperature', '0');
  for (const [name, value] of fields) form.append(name, value);
  if (languageCode) form.append('language', primaryLanguage(languageCode));
  const prompt = glossaryText(glossary);
  if (prompt) form.append('prompt', prompt);
  const encoded = new Response(form);
  return postRequest({
    service,
    kind: 'transcription',
    path: '/audio/transcriptions',
    body: Buffer.from(await encoded.arrayBuffer()),
    contentType: encoded.headers.get('content-type')!,
    longestSeconds,
    signal,
  });
}

/** The glossary as a sentence, with as many words as fit: recognizers adopt the style of the prompt. */
function glossaryText(words: readonly string[]): string {
  let text = '';
  for (const word of words) {
    const longer = text ? `${text}, ${word}` : word;
    if (longer.length > maxGlossary) break;
    text = longer;
  }
  return text && `${text}.`;
}
