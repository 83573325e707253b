import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import type { QuotaUse, UploadQuota } from '@tv/contract/uploads/upload-quota';
import { useEffect } from 'react';
import { call } from '@tv/client/lib/api/call.ts';
import { number } from '@tv/strings/en/locale.ts';
import * as text from '@tv/strings/en/studio/content/upload.ts';
import style from './quota-note.module.css';
import { useUploads } from './upload-store.ts';

/** What a person may still upload, before anything begins. Nothing is shown where nothing is limited. `plannedBytes` and `plannedFiles` are about to be added. */
export function QuotaNote({
  plannedBytes = 0,
  plannedFiles = 0,
}: {
  plannedBytes?: number;
  plannedFiles?: number;
}) {
  const queries = useQueryClient();
  const announced = useUploads().filter(({ mediaContentId }) => mediaContentId !== undefined).length;
  useEffect(() => {
    void queries.invalidateQueries({ queryKey: uploadQuota().queryKey });
  }, [queries, announced]);
  const { data: quota } = useQuery(uploadQuota());
  if (!quota) return null;
  const sentences = sentencesOf(quota);
  if (sentences.length === 0) return null;
  const isBeyond =
    plannedFiles > leftOf(quota.uploadsPerDay) ||
    plannedBytes >
      Math.min(...[quota.bytesPerDay, quota.personStorage, quota.organizationStorage].map(leftOf));
  return (
    <div className={style.note}>
      <p>{sentences.join(' ')}</p>
      {isBeyond && (
        <p className={style.beyond} role="alert">
          {text.beyondQuota(gigabytes(plannedBytes))}
        </p>
      )}
    </div>
  );
}

/** Limits are given in gigabytes of 10^9 bytes. */
const gigabytes = (bytes: number) => `${number(Math.round(bytes / 1e7) / 100)} GB`;

const leftOf = (use: QuotaUse | undefined) => (use ? Math.max(0, use.most - use.used) : Infinity);

function sentencesOf({
  uploadsPerDay,
  bytesPerDay,
  personStorage,
  organizationStorage,
}: UploadQuota): string[] {
  return [
    ...(uploadsPerDay ? [text.uploadsLeft(leftOf(uploadsPerDay), uploadsPerDay.most)] : []),
    ...(bytesPerDay ? [text.bytesLeft(gigabytes(leftOf(bytesPerDay)), gigabytes(bytesPerDay.most))] : []),
    ...(personStorage
      ? [text.storageLeft(gigabytes(leftOf(personStorage)), gigabytes(personStorage.most))]
      : []),
    ...(organizationStorage
      ? [text.organizationLeft(gigabytes(leftOf(organizationStorage)), gigabytes(organizationStorage.most))]
      : []),
  ];
}

/** How much the person may bring in, and how much of it is used. It is asked again whenever it is shown. */
const uploadQuota = () =>
  queryOptions({
    queryKey: ['upload-quota'],
    queryFn: ({ signal }) => call('GET /Management/Uploads/Quota', { query: {}, signal }),
    staleTime: 0,
  });
