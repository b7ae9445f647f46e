import type { Page } from 'playwright/test'

/** Returns the share of the pixels that differ visibly between two screenshots of the same size. */
export const comparePixels = (page: Page, a: Buffer, b: Buffer): Promise<number> =>
  page.evaluate(
    async (images) => {
      const [first, second] = await Promise.all(
        images.map(async (data) => {
          const image = new Image()
          image.src = `data:image/png;base64,${data}`
          await image.decode()
          const canvas = new OffscreenCanvas(image.width, image.height)
          const context = canvas.getContext('2d') as OffscreenCanvasRenderingContext2D
          context.drawImage(image, 0, 0)
          return context.getImageData(0, 0, image.width, image.height).data
        }),
      )
      if (!first || !second || first.length !== second.length) return 1
      let count = 0
      for (let index = 0; index < first.length; index += 4) {
        const distance = [0, 1, 2].reduce(
          (sum, channel) =>
            sum + Math.abs((first[index + channel] ?? 0) - (second[index + channel] ?? 0)),
          0,
        )
        if (distance > 24) count++
      }
      return count / (first.length / 4)
    },
    [a, b].map((buffer) => buffer.toString('base64')),
  )
