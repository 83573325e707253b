import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { bytesType } from '@tv/contract/calls/byte-calls';
import type { NewCaptionRequest } from '@tv/contract/captions/machine-captions';
import { sql } from '../platform/db/sql.ts';
import { doDueJobs, letSecondsPass, recordingLog } from '../platform/queue/test-queue.ts';
import { aMediaContent, anOrganization, aPerson } from '../test-builders.ts';
import { startTestService } from '../test-service.ts';
import { captionJobs } from './caption-jobs.ts';
import { startTestCaptionService, testSound } from './test-caption-service.ts';

/** The key of the services of these tests. Nothing may repeat it. */
export const key = 'sk-very-secret';
const track = {
  ...{ playlist: 'audio-1.m3u8', kind: 1 as const, name: 'Original', isDefault: true, channels: 2 },
  ...{ bandwidth: 1, averageBandwidth: 1, codecs: 'mp4a.40.2', sizeInBytes: 1 },
};

/** The answer of a service that heard one sentence for three seconds. */
export const transcribed = (text: string, startTime = 1) => ({
  json: { language: 'english', segments: [{ start: startTime, end: startTime + 3, text }] },
});

/** The service's calls with two services that make captions, each of which answers as a test says. */
export async function startMachineCaptions() {
  const recognizer = await startTestCaptionService(() => ({ status: 500, body: '' }));
  const translator = await startTestCaptionService(() => ({ status: 500, body: '' }));
  const model = { apiKey: key as string | undefined, model: 'a-model' };
  const captionServices = {
    ...{ minutesPerMonth: 60, longestMinutes: 30 },
    transcription: { url: recognizer.url, ...model },
    translation: { url: translator.url, ...model },
  };
  const service = await startTestService(undefined, undefined, true, [], captionServices);
  const { db } = service;
  const { lines: logged, log } = recordingLog();
  const state = { own: '', manager: { id: '', subject: '' }, samples: testSound([]) };
  const deps = {
    ...{ db, files: service.files, clock: service.now, log, captionServices },
    async extractSound({ folder }: { folder: string }) {
      const file = join(folder, 'sound.pcm');
      await writeFile(file, state.samples);
      return file;
    },
  };
  const work = (signal?: AbortSignal) => doDueJobs(deps, captionJobs(deps), signal);
  const as = () => ({ as: state.manager.subject });
  return {
    ...{ service, db, recognizer, translator, captionServices, logged, state, work },
    /** An organization that allows captions by machine, its manager, eight seconds of sound, and a recognizer that hears a sentence. */
    async begin(): Promise<void> {
      state.own = await anOrganization(db);
      await db.query(sql`
        update organizations set allows_machine_captions = true, caption_glossary = '{Aurora,heat pump}'
        where id = ${state.own}`);
      state.manager = await aPerson(db, { organizations: [[state.own, 'ContentManager']] });
      state.samples = testSound([[8, true]]);
      recognizer.answerWith(() => transcribed('Good morning, everybody.'));
      logged.length = 0;
    },
    /** All attempts that a job has, without the pauses. */
    async workToTheEnd() {
      for (let attempt = 0; attempt < 10; attempt += 1) {
        await work();
        await letSecondsPass(db, 3_600);
      }
    },
    anItem: (seconds = 8) =>
      aMediaContent(db, state.own, {
        createdBy: state.manager.id,
        package: { durationInSeconds: seconds, audioTracks: [track] },
      }),
    /** Each request a second later. */
    ask(id: string, body: NewCaptionRequest = { kind: 'transcription' }) {
      service.setNow(new Date(service.now().getTime() + 1_000));
      return service.call('POST /Management/MediaContents/:id/CaptionRequests', {
        ...{ ...as(), params: { id }, body },
      });
    },
    async read(id: string) {
      const options = { ...as(), params: { id } };
      return (await service.call('GET /Management/MediaContents/:id/CaptionRequests', options)).body;
    },
    cancel: (id: string, requestId: string) =>
      service.call('DELETE /Management/MediaContents/:id/CaptionRequests/:requestId', {
        ...{ ...as(), params: { id, requestId } },
      }),
    listed: async (id: string) =>
      (await service.call('GET /MediaContents/:id/Subtitles', { ...as(), params: { id } })).body,
    detail: async (id: string) =>
      (await service.call('GET /MediaContents/Published/:id', { ...as(), params: { id } })).body
        .transcriptionDetail,
    cues: (id: string) =>
      db.query<{ start: number; text: string }>(sql`
        select start_time as start, text from subtitle_cues where media_content_id = ${id}::uuid order by start_time`),
    /** Brings in captions: a text that becomes one, or cues as WebVTT. */
    put: (id: string, languageCode: string, text: string) =>
      service.app.inject({
        method: 'PUT',
        url: `/api/Management/MediaContents/${id}/Subtitles/${languageCode}`,
        headers: { authorization: `Bearer token-${state.manager.subject}`, 'content-type': bytesType },
        payload: `WEBVTT\n\n${text.includes('-->') ? text : `00:01.000 --> 00:03.000\n${text}`}\n`,
      }),
    approve: (id: string, subtitleId: string, languageCode = 'en') =>
      service.call('POST /Management/MediaContents/:id/Subtitles/:languageCode/Approvals', {
        ...{ ...as(), params: { id, languageCode }, body: { subtitleId } },
      }),
    async close() {
      await service.close();
      await recognizer.close();
      await translator.close();
    },
  };
}
