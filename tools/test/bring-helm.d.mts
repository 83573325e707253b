export function bringHelm(): string | undefined;
