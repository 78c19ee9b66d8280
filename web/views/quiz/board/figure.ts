import type { SVGTemplateResult } from "lit";
import type { Answer } from "../../../state/course/checks/kind.js";
import type { QuestionOf, QuizName } from "../../../state/course/questions/kinds/index.js";
import type { FreeRoom } from "../../shared/canvas/free-room.js";
import type { PlanePoint, Projection } from "../../shared/canvas/projection.js";

/** A question as it stands, over the plane of the stage. */
export interface BoardQuestion<Name extends QuizName = QuizName> {
  readonly question: QuestionOf<Name>;
  readonly draft: Answer;
  readonly projection: Projection;
  /** Where labels may be. */
  readonly room: FreeRoom;
}

/** What an answer is made with on the stage. */
export interface Figure<Name extends QuizName = QuizName> {
  /** Whether it follows the pointer as long as that is down. */
  readonly dragged: boolean;
  draw(standing: BoardQuestion<Name>): SVGTemplateResult;
  /** The answer that a pointer makes there, in pixels of the stage; null: none. */
  at(pointer: PlanePoint, standing: BoardQuestion<Name>): Answer;
}
