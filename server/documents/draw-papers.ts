import { parentPort } from 'node:worker_threads'
import { renderLabelPdf } from './label.ts'
import type { Paper } from './papers.ts'
import { renderReceiptPdf } from './receipt.ts'

// A thread of its own: drawing takes as long as a hundred requests, which would all wait for it.
parentPort?.on('message', (paper: Paper) => {
  // A failure ends the thread, and the next paper gets a fresh one.
  void draw(paper).then((pdf) => {
    const bytes = new Uint8Array(pdf)
    parentPort?.postMessage(bytes, [bytes.buffer])
  })
})

function draw({ kind, data, pieces }: Paper): Promise<Buffer> {
  return kind === 'label' ? renderLabelPdf(data, pieces) : renderReceiptPdf(data, kind)
}
