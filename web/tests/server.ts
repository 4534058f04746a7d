import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';

/** The program under test, with the page inside. */
export const PROGRAM = resolve(
  import.meta.dirname,
  process.env['WALSTATT'] ?? '../../target/release/walstatt',
);

/** A real server on a free port with a data folder of its own. It can be killed and started again on both. */
export class Server {
  url = '';
  private child: ChildProcess | null = null;
  private port = 0;
  private said: string[] = [];

  private constructor(private readonly folder: string) {}

  static async start(): Promise<Server> {
    const server = new Server(await mkdtemp(join(tmpdir(), 'walstatt-browser-')));
    await server.start();
    return server;
  }

  async start(): Promise<void> {
    // Nobody at a table asks as fast as a test does.
    const args = [
      'serve',
      '--listen',
      `127.0.0.1:${this.port}`,
      '--data',
      this.folder,
      '--requests',
      '100000',
    ];
    const child = spawn(PROGRAM, args, { stdio: ['ignore', 'pipe', 'pipe'] });
    this.child = child;
    createInterface({ input: child.stderr }).on('line', (line) => this.said.push(line));
    const address = new Promise<string>((found, failed) => {
      createInterface({ input: child.stdout }).on('line', (line) => {
        const url = /http:\/\/127\.0\.0\.1:\d+/.exec(line)?.[0];
        if (url) found(url);
      });
      child.once('error', failed);
      child.once('exit', (code) =>
        failed(new Error(`the server ended with ${code}: ${this.said.join('\n')}`)),
      );
    });
    this.url = await address;
    this.port = Number(new URL(this.url).port);
  }

  /** As if the power had failed. */
  async kill(): Promise<void> {
    await this.end('SIGKILL');
  }

  async stop(): Promise<void> {
    await this.end('SIGTERM');
    await rm(this.folder, { recursive: true, force: true });
  }

  private async end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    const child = this.child;
    this.child = null;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, 'exit');
    child.kill(signal);
    await gone;
  }
}
