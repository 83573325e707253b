/**
 * Limits of webhooks that the service enforces and the studio relies on: webhooks of an organization, attempts of a delivery that its
 * row tells of, days that a delivery is stored, hours for which the former secret signs beside the new one.
 */
export const webhookLimits = { each: 20, storedAttempts: 20, storedDays: 14, overlapHours: 24 } as const;
