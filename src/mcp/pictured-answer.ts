/** An image of an answer. */
export interface AnswerImage {
  readonly data: Buffer
  readonly mimeType: 'image/jpeg' | 'image/png'
}

/** The data of an answer with images, which clients show to the model. */
export class PicturedAnswer {
  readonly data: unknown
  readonly images: readonly AnswerImage[]

  constructor(data: unknown, images: readonly AnswerImage[]) {
    this.data = data
    this.images = images
  }
}
