import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { once } from 'node:events';

/** A server for mail that keeps what it is handed. */
export class MailSink {
  readonly letters: string[] = [];
  #server: Server = createServer((socket) => this.#talk(socket));

  async open(): Promise<string> {
    this.#server.listen(0, '127.0.0.1');
    await once(this.#server, 'listening');
    return `127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  close(): void {
    this.#server.close();
  }

  #talk(socket: Socket): void {
    let letter: string[] | null = null;
    const hear = (line: string) => {
      if (letter && line === '.') {
        const [, body = ''] = letter.join('\n').split('\n\n');
        this.letters.push(Buffer.from(body, 'base64').toString());
        letter = null;
        socket.write('250 taken\r\n');
      } else if (letter) letter.push(line);
      else if (line === 'DATA') {
        letter = [];
        socket.write('354 go on\r\n');
      } else if (line === 'QUIT') socket.end('221 bye\r\n');
      else socket.write('250 fine\r\n');
    };
    let rest = '';
    socket.on('data', (chunk) => {
      const lines = (rest + chunk.toString()).split('\r\n');
      rest = lines.pop() ?? '';
      lines.forEach(hear);
    });
    socket.on('error', () => undefined);
    socket.write('220 sink\r\n');
  }
}
