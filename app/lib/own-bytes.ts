/**
 * Gives the memory of bytes back at once. By itself it goes when V8 has found that nobody holds them, hundreds of pages later, and
 * until then what the process takes depends on when that is (decision record 0022). Whoever gives bytes back is the only one who
 * has them: they are empty afterwards. Bytes that share their memory with others are left as they are.
 */
export function giveBack({ buffer, byteLength }: Uint8Array): void {
	if (buffer instanceof ArrayBuffer && buffer.byteLength === byteLength) buffer.transfer(0);
}
