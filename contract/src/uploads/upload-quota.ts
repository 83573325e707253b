import { Type, type Static } from 'typebox';

const QuotaUse = Type.Object({ most: Type.Integer(), used: Type.Integer() });
export type QuotaUse = Static<typeof QuotaUse>;

/** Limits of uploads and what of them is used; those that do not exist are left out. Problems 413 and 429 name one of them as `exceptionData.quota`. */
export const UploadQuota = Type.Object({
  uploadsPerDay: Type.Optional(
    Type.Object(QuotaUse.properties, { description: 'files that the person announced within 24 hours' }),
  ),
  bytesPerDay: Type.Optional(Type.Object(QuotaUse.properties, { description: 'their bytes' })),
  personStorage: Type.Optional(
    Type.Object(QuotaUse.properties, {
      description: 'bytes that are stored of what the person brought in',
    }),
  ),
  organizationStorage: Type.Optional(
    Type.Object(QuotaUse.properties, { description: 'bytes that the organization stores' }),
  ),
});
export type UploadQuota = Static<typeof UploadQuota>;
export type QuotaName = keyof UploadQuota;
