"""Write the tables of a data set to Parquet files, game by game. Needs the extra `data`."""

from importlib.metadata import version
from pathlib import Path
from types import TracebackType
from typing import Any, Final

import pyarrow as pa
import pyarrow.parquet as pq

from miskatonic.research.dataset import COLUMNS, Rows

TYPES: Final[dict[str, Any]] = {
    "text": pa.string(),
    "number": pa.int32(),
    "flag": pa.bool_(),
    "texts": pa.list_(pa.string()),
    "numbers": pa.list_(pa.int32()),
    "reals": pa.list_(pa.float64()),
    "row": pa.list_(pa.int16()),
    "mask": pa.list_(pa.uint8()),
}


def schema_of(table: str, about: dict[str, str]) -> Any:
    fields = [
        pa.field(name, TYPES[sort], metadata={"description": means})
        for name, (sort, means) in COLUMNS[table].items()
    ]
    return pa.schema(fields, metadata={**about, "miskatonic": version("miskatonic")})


class ParquetFiles:
    """Writes games.parquet, decisions.parquet and claims.parquet in one folder."""

    def __init__(self, folder: Path, about: dict[str, str]) -> None:
        self.counts: Final = dict.fromkeys(COLUMNS, 0)
        self._schemas: Final = {table: schema_of(table, about) for table in COLUMNS}
        self._writers: Final = {
            table: pq.ParquetWriter(folder / f"{table}.parquet", schema, compression="zstd")
            for table, schema in self._schemas.items()
        }

    def add(self, rows: Rows) -> None:
        for table, some in rows.items():
            if some:
                schema = self._schemas[table]
                self._writers[table].write_table(pa.Table.from_pylist(some, schema=schema))
                self.counts[table] += len(some)

    def __enter__(self) -> "ParquetFiles":
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        where: TracebackType | None,
    ) -> None:
        for writer in self._writers.values():
            writer.close()
