/** The part of autocannon that is used here; it ships no types. */
declare module 'autocannon' {
  type Request = {
    method: 'GET' | 'POST';
    path: string;
    headers: Record<string, string>;
    body?: string;
    onResponse(status: number, body: string, context: object, headers: Record<string, string>): void;
  };
  type Client = { setRequests(requests: Request[]): void };
  type Options = {
    url: string;
    connections: number;
    /** Seconds. */
    duration: number;
    setupClient(client: Client): void;
  };
  type Result = { errors: number; timeouts: number };
  type Run = PromiseLike<Result> & {
    on(
      event: 'response',
      heard: (client: unknown, status: number, bytes: number, milliseconds: number) => void,
    ): void;
  };
  const autocannon: (options: Options) => Run;
  export default autocannon;
}
